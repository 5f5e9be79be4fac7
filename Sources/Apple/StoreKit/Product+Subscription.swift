import DeviceWorld
import Foundation

extension Product {
  /// The time between two renewals of a subscription.
  public struct SubscriptionPeriod: Hashable, Sendable {
    public let unit: Unit
    public let value: Int
    public enum Unit: Hashable, Sendable {
      case day, week, month, year

      /// The unit in English.
      public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }
    }

    /// - Parameter text: as `1 month`.
    init(_ text: String) {
      let words = text.split(separator: " ").map(String.init)
      value = words.first.flatMap { Int($0) } ?? 1
      let name = words.last?.lowercased() ?? ""
      unit =
        name.hasPrefix("day")
        ? .day
        : name.hasPrefix("week")
          ? .week
          : name.hasPrefix("year") ? .year : .month
    }
    public static var weekly: SubscriptionPeriod { .init("1 week") }
    public static var monthly: SubscriptionPeriod { .init("1 month") }
    public static var yearly: SubscriptionPeriod { .init("1 year") }
  }

  /// A subscription that is offered.
  public struct SubscriptionInfo: Hashable, Sendable {
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public var introductoryOffer: SubscriptionOffer? { nil }
    public var promotionalOffers: [SubscriptionOffer] { [] }
    public var groupLevel: Int { 1 }
    public var groupDisplayName: String { subscriptionGroupID }
    public var isEligibleForIntroOffer: Bool { get async { false } }

    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    public struct RenewalState: Hashable, RawRepresentable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }

    public struct RenewalInfo: Hashable, Sendable {
      public let currentProductID: String
      public let willAutoRenew: Bool
      public var autoRenewPreference: String? { currentProductID }
      public var expirationReason: Int? { nil }
      public var gracePeriodExpirationDate: Date? { nil }
    }

    public struct Status: Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>

      /// Without elements, and at its end at once: nothing is renewed while a frame is made.
      public static var updates: Statuses { Statuses() }

      public struct Statuses: AsyncSequence, Sendable {
        public typealias Element = Status
        public struct AsyncIterator: AsyncIteratorProtocol {
          public mutating func next() async -> Status? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
      }
    }

    public var status: [Status] {
      get async throws { try await Self.status(for: subscriptionGroupID) }
    }

    public static func status(for groupID: String) async throws -> [Status] {
      let section = Purchases.ask("the subscription's status")
      let group = (section?.products ?? []).filter { ($0.group ?? "group") == groupID }.map(\.id)
      return Purchases.all(section).filter { group.contains($0.0.productID) }.map { purchase in
        let transaction = purchase.0
        let state: RenewalState =
          transaction.revocationDate != nil
          ? .revoked : transaction.isCurrent ? .subscribed : .expired
        return Status(
          state: state, transaction: .verified(transaction),
          renewalInfo: .verified(
            RenewalInfo(
              currentProductID: transaction.productID, willAutoRenew: purchase.willRenew)))
      }
    }
  }

  /// An offer such as an introductory price. World files have none.
  public struct SubscriptionOffer: Hashable, Sendable {
    public let id: String?
    public let price: Decimal
    public let period: SubscriptionPeriod
    public var displayPrice: String { price.formatted() }
    public var paymentMode: PaymentMode { .freeTrial }
    public var periodCount: Int { 1 }
    public struct PaymentMode: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
    }
  }
}

/// The purchases in the world file.
enum Purchases {
  static func ask(_ what: String) -> StoreSection? {
    DeviceAnswers.ask(\.store, key: "store", "StoreKit for \(what)", empty: "nothing bought")
  }

  static func all(_ section: StoreSection?) -> [(Transaction, willRenew: Bool)] {
    (section?.purchases ?? []).enumerated().map { number, purchase in
      let product = section?.products?.first { $0.id == purchase.product }
      return (Transaction(purchase, product, number: number), purchase.willRenew ?? true)
    }
  }
}
