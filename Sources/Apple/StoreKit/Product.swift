import DeviceWorld
import Foundation

/// A product of the App Store.
public struct Product: Hashable, Identifiable, Sendable {
  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?
  package let currency: String
  public var jsonRepresentation: Data { Data() }

  public struct ProductType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  package init(_ product: StoreSection.Product) {
    id = product.id
    displayName = product.name
    description = product.description ?? ""
    price = Decimal(string: "\(product.price)") ?? Decimal(product.price)
    currency = product.currency ?? "USD"
    isFamilyShareable = product.isFamilyShareable ?? false
    type =
      switch product.type ?? .nonConsumable {
      case .consumable: .consumable
      case .nonConsumable: .nonConsumable
      case .nonRenewable: .nonRenewable
      case .autoRenewable: .autoRenewable
      }
    subscription =
      product.type == .autoRenewable
      ? SubscriptionInfo(
        subscriptionGroupID: product.group ?? "group",
        subscriptionPeriod: SubscriptionPeriod(product.period ?? "1 month")) : nil
  }

  public var priceFormatStyle: Decimal.FormatStyle.Currency { .init(code: currency) }
  public var displayPrice: String { price.formatted(.currency(code: currency)) }

  /// The products with the identifiers, in the order of the world file.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    let section = DeviceAnswers.ask(
      \.store, key: "store", "Product.products(for:)", empty: "no products")
    let wanted = Set(identifiers)
    return (section?.products ?? []).filter { wanted.contains($0.id) }.map(Product.init)
  }

  // MARK: Buying

  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }
  public struct PurchaseOption: Hashable, Sendable {
    let name: String
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { .init(name: "token") }
    public static func quantity(_ quantity: Int) -> PurchaseOption { .init(name: "quantity") }
    public static func simulatesAskToBuyInSandbox(_ simulate: Bool) -> PurchaseOption {
      .init(name: "askToBuy")
    }
  }
  public enum PurchaseError: Error, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
  }

  /// Buys nothing: a widget can't ask the person.
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    DeviceAnswers.rests("Product.purchase()", "nothing is bought while a frame is made")
    return .userCancelled
  }

  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }

  public static func == (a: Product, b: Product) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
