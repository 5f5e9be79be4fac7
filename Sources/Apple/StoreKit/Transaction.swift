import DeviceWorld
import Foundation

/// A value whose signature was checked. Those of a world file are valid.
public enum VerificationResult<SignedType>: @unchecked Sendable {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  public enum VerificationError: Error, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification
    case invalidEncoding, invalidSignature, missingRequiredProperties
  }

  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
  public var jwsRepresentation: String { "" }
}

/// A purchase.
public struct Transaction: Hashable, Identifiable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let isUpgraded: Bool
  public let subscriptionGroupID: String?
  public var revocationReason: RevocationReason? { nil }
  public var purchasedQuantity: Int { 1 }
  public var ownershipType: OwnershipType { .purchased }
  public var appBundleID: String { Bundle.main.bundleIdentifier ?? "" }
  public var appAccountToken: UUID? { nil }
  public var signedDate: Date { purchaseDate }
  public var environment: AppStore.Environment { .xcode }
  public var webOrderLineItemID: String? { nil }

  public struct RevocationReason: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let developerIssue = RevocationReason(rawValue: 1)
    public static let other = RevocationReason(rawValue: 0)
  }
  public struct OwnershipType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  init(_ purchase: StoreSection.Purchase, _ product: StoreSection.Product?, number: Int) {
    id = UInt64(number + 1)
    originalID = id
    productID = purchase.product
    let kind = product.map(Product.init)
    productType = kind?.type ?? .nonConsumable
    purchaseDate = purchase.date ?? .distantPast
    originalPurchaseDate = purchaseDate
    expirationDate = purchase.expires
    revocationDate = purchase.revoked
    isUpgraded = purchase.isUpgraded ?? false
    subscriptionGroupID = kind?.subscription?.subscriptionGroupID
  }

  /// Whether it entitles the person to the product now.
  var isCurrent: Bool {
    revocationDate == nil && !isUpgraded && productType != .consumable
      && (expirationDate.map { $0 > Date() } ?? true)
  }

  public func finish() async {}

  // MARK: What the person has

  /// Purchases, one after another.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    let list: [Transaction]
    public struct AsyncIterator: AsyncIteratorProtocol {
      var rest: ArraySlice<Transaction>
      public mutating func next() async -> VerificationResult<Transaction>? {
        rest.popFirst().map { .verified($0) }
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: list[...]) }
  }

  private static func list(
    _ what: String, where isWanted: (Transaction) -> Bool = { _ in true }
  ) -> [Transaction] {
    Purchases.all(Purchases.ask(what)).map(\.0).filter(isWanted)
  }

  public static var all: Transactions { Transactions(list: list("all transactions")) }
  public static var currentEntitlements: Transactions {
    Transactions(list: list("current entitlements", where: \.isCurrent))
  }
  public static var unfinished: Transactions { Transactions(list: []) }
  /// Without elements, and at its end at once: nothing is bought while a frame is made.
  public static var updates: Transactions { Transactions(list: []) }

  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    list("the latest transaction") { $0.productID == productID }
      .max { $0.purchaseDate < $1.purchaseDate }.map { .verified($0) }
  }
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? {
    list("a current entitlement") { $0.productID == productID && $0.isCurrent }.last
      .map { .verified($0) }
  }
  public static func currentEntitlements(for productID: String) -> Transactions {
    Transactions(list: list("current entitlements") { $0.productID == productID && $0.isCurrent })
  }
}
