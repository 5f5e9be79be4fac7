import DeviceWorld
import Foundation

// The first StoreKit: products by a request with a delegate, purchases by a queue with observers.

public let SKErrorDomain = SKError.errorDomain

// Codes by the error's name, as `error.code == SKError.paymentCancelled` has them.
extension SKError {
  public static var unknown: Code { .unknown }
  public static var clientInvalid: Code { .clientInvalid }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentInvalid: Code { .paymentInvalid }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}

/// A time after which a subscription is renewed.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  public let unit: SKProduct.PeriodUnit
  public let numberOfUnits: Int

  init(_ period: Product.SubscriptionPeriod) {
    unit =
      switch period.unit {
      case .day: .day
      case .week: .week
      case .month: .month
      case .year: .year
      }
    numberOfUnits = period.value
  }
}

/// A product of the App Store, by the world file's `store.products`.
open class SKProduct: NSObject, @unchecked Sendable {
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }

  public let productIdentifier: String
  public let localizedTitle: String
  public let localizedDescription: String
  public let price: NSDecimalNumber
  public let priceLocale: Locale
  public let isFamilyShareable: Bool
  public let isDownloadable = false
  public let subscriptionGroupIdentifier: String?
  public let subscriptionPeriod: SKProductSubscriptionPeriod?

  init(_ product: Product) {
    productIdentifier = product.id
    localizedTitle = product.displayName
    localizedDescription = product.description
    price = NSDecimalNumber(decimal: product.price)
    priceLocale = Locale(identifier: "en_US@currency=\(product.currency)")
    isFamilyShareable = product.isFamilyShareable
    subscriptionGroupIdentifier = product.subscription?.subscriptionGroupID
    subscriptionPeriod = product.subscription.map {
      SKProductSubscriptionPeriod($0.subscriptionPeriod)
    }
  }
}

/// The products that a request found.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  public let products: [SKProduct]
  public let invalidProductIdentifiers: [String]

  init(products: [SKProduct], invalidProductIdentifiers: [String]) {
    self.products = products
    self.invalidProductIdentifiers = invalidProductIdentifiers
  }
}

/// An object that is told how a request ended.
public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// An object that is told of the products that a request found.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request to the App Store.
open class SKRequest: NSObject, @unchecked Sendable {
  fileprivate weak var receiver: (any SKRequestDelegate)?
  open func start() {}
  open func cancel() {}
}

/// A request of products. The world file's `store.products` answers it; without them no product is found.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private let identifiers: Set<String>
  private let lock = NSLock()
  private var isCancelled = false

  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

  open var delegate: (any SKProductsRequestDelegate)? {
    get { receiver as? any SKProductsRequestDelegate }
    set { receiver = newValue }
  }

  open override func start() {
    let section = DeviceAnswers.ask(
      \.store, key: "store", "SKProductsRequest", empty: "no products")
    let found = (section?.products ?? []).filter { identifiers.contains($0.id) }
      .map { SKProduct(Product($0)) }
    let missing = identifiers.subtracting(found.map(\.productIdentifier)).sorted()
    Callback.onQueue { [self] in
      guard lock.withLock({ !isCancelled }) else { return }
      delegate?.productsRequest(
        self, didReceive: SKProductsResponse(products: found, invalidProductIdentifiers: missing))
      delegate?.requestDidFinish(self)
    }
  }

  open override func cancel() { lock.withLock { isCancelled = true } }
}

/// A request of the receipt, which there is none of.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  public let receiptProperties: [String: Any]?
  public init(receiptProperties properties: [String: Any]? = nil) {
    receiptProperties = properties
  }
  open var delegate: (any SKRequestDelegate)? {
    get { receiver }
    set { receiver = newValue }
  }
  open override func start() {
    DeviceAnswers.rests("SKReceiptRefreshRequest.start()", "there is no receipt")
    Callback.onQueue { [self] in receiver?.request(self, didFailWithError: SKError(.unknown)) }
  }
}

/// A product to buy.
open class SKPayment: NSObject, @unchecked Sendable {
  public fileprivate(set) var productIdentifier: String
  open fileprivate(set) var quantity = 1
  open fileprivate(set) var applicationUsername: String?
  open fileprivate(set) var simulatesAskToBuyInSandbox = false

  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// A product to buy, with options.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { super.simulatesAskToBuyInSandbox }
    set { super.simulatesAskToBuyInSandbox = newValue }
  }
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// A purchase in the queue.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  public let payment: SKPayment
  public let transactionState: SKPaymentTransactionState
  public let error: (any Error)?
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var original: SKPaymentTransaction? { nil }

  init(_ payment: SKPayment, failedWith error: SKError) {
    self.payment = payment
    transactionState = .failed
    self.error = error
  }
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
  ) {}
}

extension SKPaymentQueue {
  public var transactions: [SKPaymentTransaction] { [] }
  public var transactionObservers: [any SKPaymentTransactionObserver] { [] }

  /// Buys nothing: no person is there to agree.
  public func add(_ payment: SKPayment) {
    DeviceAnswers.rests("SKPaymentQueue.add(_:)", "nothing is bought while a frame is made")
  }
  public func finishTransaction(_ transaction: SKPaymentTransaction) {}
  public func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }
  public func presentCodeRedemptionSheet() {
    DeviceAnswers.rests(
      "SKPaymentQueue.presentCodeRedemptionSheet()", "a widget presents nothing")
  }
}
