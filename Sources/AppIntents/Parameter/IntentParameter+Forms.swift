import FoundationExtras

public enum InputConnectionBehavior: Sendable {
  case `default`, never, connectToPreviousIntentResult
}

extension Bool {
  /// What the two values are called.
  public struct IntentDisplayName: Sendable {
    public let `true`: LocalizedStringResource
    public let `false`: LocalizedStringResource
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      self.true = `true`
      self.false = `false`
    }
  }
}

extension String {
  public struct IntentInputOptions: Sendable {
    public let multiline: Bool
    public init(multiline: Bool = false) { self.multiline = multiline }
  }
}

extension IntentParameter {
  public convenience init() { self.init("", nil, default: nil) }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
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

  /// - Parameter size: how many values each family of the widget takes.
  public convenience init<Element>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: Int],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.UnwrappedType == [Element] {
    self.init(title, description, default: defaultValue)
  }

  public convenience init<Element>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: Int,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.UnwrappedType == [Element] {
    self.init(title, description, default: defaultValue)
  }

  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) {
    self.init(title, description, default: defaultValue) {
      await optionsProvider.defaultResult() as? Value
    }
  }

  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Query: Sendable {
    self.init(title, description, default: nil) { await query.defaultResult() as? Value }
  }
}

extension IntentParameter where Value.UnwrappedType == Bool {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Bool? = nil, displayName: Bool.IntentDisplayName?,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == Int {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Int? = nil, controlStyle: IntControlStyle = .stepper,
    inclusiveRange: (Int, Int)?, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, default: defaultValue)
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Int? = nil, controlStyle: IntControlStyle,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title, description, default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == Double {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Double? = nil, controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: (Double, Double)?, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, default: defaultValue)
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Double? = nil, controlStyle: DoubleControlStyle,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title, description, default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == String {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: String? = nil, inputOptions: String.IntentInputOptions?,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == Date {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, kind: DateKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, default: nil)
  }
}
