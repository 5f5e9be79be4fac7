import DeviceWorld
import Foundation

/// An error of StoreKit.
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, networkError(URLError), systemError(any Error)
  case notAvailableInStorefront, notEntitled, unsupported
}

/// The App Store.
public enum AppStore {
  public struct Environment: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }
  public static var canMakePayments: Bool { true }
  public static var deviceVerificationID: UUID? { nil }
  public static func sync() async throws {
    DeviceAnswers.rests("AppStore.sync()", "the world file says what was bought")
  }
}

/// The store of the person's country.
public struct Storefront: Hashable, Sendable {
  public let countryCode: String
  public let id: String
  public static var current: Storefront? {
    get async {
      let section = Purchases.ask("the storefront")
      return section.map { Storefront(countryCode: $0.countryCode ?? "USA", id: "143441") }
    }
  }
  /// Without elements, and at its end at once: the country stays the same while a frame is made.
  public static var updates: Storefronts { Storefronts() }

  public struct Storefronts: AsyncSequence, Sendable {
    public typealias Element = Storefront
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Storefront? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// The purchase of the app itself.
public struct AppTransaction: Hashable, Sendable {
  public let appVersion: String
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public var bundleID: String { Bundle.main.bundleIdentifier ?? "" }
  public var environment: AppStore.Environment { .xcode }

  public static var shared: VerificationResult<AppTransaction> {
    get async throws {
      guard let section = Purchases.ask("the app's purchase") else { throw StoreKitError.unknown }
      let version = section.appVersion ?? "1.0"
      return .verified(
        AppTransaction(
          appVersion: version, originalAppVersion: section.originalAppVersion ?? version,
          originalPurchaseDate: section.originalPurchase ?? .distantPast))
    }
  }
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    try await shared
  }
}
