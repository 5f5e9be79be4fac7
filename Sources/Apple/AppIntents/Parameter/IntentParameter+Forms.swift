import FoundationExtras

public enum InputConnectionBehavior: Sendable {
  case `default`, never, connectToPreviousIntentResult
}

extension IntentParameter {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, default: defaultValue)
  }

  public convenience init(
    description: LocalizedStringResource, default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init("", description, default: defaultValue)
  }

  public convenience init(
    default defaultValue: Value.UnwrappedType, requestValueDialog: IntentDialog? = nil
  ) {
    self.init("", nil, default: defaultValue)
  }

  public convenience init(requestValueDialog: IntentDialog) { self.init("", nil, default: nil) }

  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) {
    self.init(title, description, default: defaultValue, .init(optionsProvider: optionsProvider))
  }

  public convenience init<Provider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, optionsProvider: Provider
  ) {
    self.init("", description, default: nil, .init(optionsProvider: optionsProvider))
  }

  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) {
    self.init(title, description, default: defaultValue, .init(query: query))
  }
}
