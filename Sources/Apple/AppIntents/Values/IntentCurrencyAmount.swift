import FoundationExtras

/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Sendable {
  public let amount: Decimal
  /// ISO 4217: `EUR`.
  public let currencyCode: String

  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

extension IntentCurrencyAmount: DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Currency Amount" }
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: "\(amount) \(currencyCode)")
  }
}

extension IntentCurrencyAmount: _IntentValue {
  /// Reads `{"amount": 12.5, "currencyCode": "EUR"}`.
  public static func _value(from configured: ConfiguredValue, _ reading: _ConfiguredReading)
    -> IntentCurrencyAmount?
  {
    guard case .object(let parts) = configured, case .text(let code)? = parts["currencyCode"],
      let text = parts["amount"]?.plainText,
      let amount = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    else { return nil }
    return IntentCurrencyAmount(amount: amount, currencyCode: code)
  }
}
