import Foundation
import UIKit

/// A network of cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let amex = Self("AmEx"), visa = Self("Visa"), masterCard = Self("MasterCard")
  public static let discover = Self("Discover"), maestro = Self("Maestro")
}

public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let threeDSecure = Self(rawValue: 1), emv = Self(rawValue: 2)
  public static let credit = Self(rawValue: 4), debit = Self(rawValue: 8)
}

/// A line of a payment.
open class PKPaymentSummaryItem: NSObject {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
    self.label = label
    self.amount = amount
    self.type = type
  }
}

/// The description of a payment.
open class PKPaymentRequest: NSObject {
  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  public override init() { super.init() }
}

/// The sheet of a payment. This device can't pay.
open class PKPaymentAuthorizationViewController: UIViewController {
  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }
  /// - Returns: always nil, as on devices that can't pay.
  public init?(paymentRequest request: PKPaymentRequest) { return nil }
  public required init?(coder: NSCoder) { return nil }
}

/// The type of a button that pays or adds a card.
public enum PKPaymentButtonType: Int, Sendable {
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe
  case reload, addMoney, topUp, order, rent, support, contribute, tip
  case `continue`
}

public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }

/// UIKit's button of a payment with Apple Pay. No view of UIKit is drawn here.
open class PKPaymentButton: UIButton {
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 4

  public init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
