import FoundationExtras

extension IntentParameter where Value.ValueType: AppEnum {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedValues: [Value.ValueType],
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title, description, default: defaultValue,
      .init(supportedCases: supportedValues.map(\.rawText)))
  }
}
