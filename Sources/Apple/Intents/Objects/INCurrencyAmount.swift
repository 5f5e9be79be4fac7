import FoundationExtras

/// A sum of money.
open class INCurrencyAmount: NSObject {
  public let amount: NSDecimalNumber?
  /// ISO 4217: `EUR`.
  public let currencyCode: String?

  public init(amount: NSDecimalNumber, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INCurrencyAmount else { return false }
    return amount == other.amount && currencyCode == other.currencyCode
  }

  open override var hash: Int { currencyCode.hashValue }
}

public enum INPaymentMethodType: Int, Sendable {
  case unknown = 0, checking, savings, brokerage, debit, credit, prepaid, store, applePay
}

/// A method of payment.
open class INPaymentMethod: NSObject {
  public let type: INPaymentMethodType
  public let name: String?
  public let identificationHint: String?
  public let icon: INImage?

  public init(
    type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?
  ) {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
  }

  public static func applePay() -> INPaymentMethod {
    INPaymentMethod(type: .applePay, name: nil, identificationHint: nil, icon: nil)
  }
}

/// The range from one date to another, each with the components that are known.
open class INDateComponentsRange: NSObject {
  public let startDateComponents: DateComponents?
  public let endDateComponents: DateComponents?

  public init(start: DateComponents?, end: DateComponents?) {
    startDateComponents = start
    endDateComponents = end
  }
}
