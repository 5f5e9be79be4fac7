import FoundationExtras

/// A method of payment.
public struct IntentPaymentMethod: Sendable {
  public enum PaymentType: Sendable {
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }

  public let paymentType: PaymentType
  public let name: String?
  public let icon: DisplayRepresentation.Image?
  public let identificationHint: String?

  public init(
    type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {
    paymentType = type
    self.name = name.map { String(localized: $0) }
    self.identificationHint = identificationHint
    self.icon = icon
  }
}

extension IntentPaymentMethod: _IntentValue, DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment Method" }
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: name ?? identificationHint ?? "\(paymentType)")
  }
}
