import FoundationExtras

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String],
    inclusiveRange: InclusiveRange<Decimal>? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title, description, default: defaultValue,
      .init(
        range: inclusiveRange.map {
          (
            NSDecimalNumber(decimal: $0.lowerBound).doubleValue,
            NSDecimalNumber(decimal: $0.upperBound).doubleValue
          )
        }, currencyCodes: currencyCodes))
  }
}
