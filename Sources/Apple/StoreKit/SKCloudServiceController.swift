import DeviceWorld
import Foundation

public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
public struct SKCloudServiceCapability: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let musicCatalogPlayback = SKCloudServiceCapability(rawValue: 1)
  public static let musicCatalogSubscriptionEligible = SKCloudServiceCapability(rawValue: 2)
  public static let addToCloudMusicLibrary = SKCloudServiceCapability(rawValue: 256)
}

/// The access to a person's subscription to Apple Music, as the world file's section `media` says it.
open class SKCloudServiceController: NSObject, @unchecked Sendable {
  private static func section() -> MediaSection? {
    DeviceAnswers.ask(
      \.media, key: "media", "SKCloudServiceController for Apple Music", empty: "not determined")
  }
  open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus {
    guard let section = section() else { return .notDetermined }
    return switch section.authorization {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .restricted: .restricted
    case .authorized, nil: .authorized
    }
  }
  /// Denied where the world file gives no answer, as no one can press a button.
  private static var answered: SKCloudServiceAuthorizationStatus {
    let status = authorizationStatus()
    return status == .notDetermined ? .denied : status
  }
  @preconcurrency open class func requestAuthorization(
    _ handler: @escaping @Sendable (SKCloudServiceAuthorizationStatus) -> Void
  ) {
    let status = answered
    Callback.onQueue { handler(status) }
  }
  open class func requestAuthorization() async -> SKCloudServiceAuthorizationStatus { answered }

  private func capabilities() throws -> SKCloudServiceCapability {
    guard Self.answered == .authorized else { throw SKError(.cloudServicePermissionDenied) }
    return Self.section()?.isSubscriber == true
      ? [.musicCatalogPlayback, .addToCloudMusicLibrary] : .musicCatalogSubscriptionEligible
  }
  @preconcurrency open func requestCapabilities(
    completionHandler: @escaping @Sendable (SKCloudServiceCapability, (any Error)?) -> Void
  ) {
    let result = Result { try capabilities() }
    Callback.onQueue {
      switch result {
      case .success(let capabilities): completionHandler(capabilities, nil)
      case .failure(let error): completionHandler([], error)
      }
    }
  }
  open func requestCapabilities() async throws -> SKCloudServiceCapability { try capabilities() }

  private func countryCode() throws -> String {
    guard Self.answered == .authorized else { throw SKError(.cloudServicePermissionDenied) }
    return (DeviceAnswers.world.store?.countryCode?.prefix(2)).map { $0.lowercased() } ?? "us"
  }
  @preconcurrency open func requestStorefrontCountryCode(
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) {
    let result = Result { try countryCode() }
    Callback.onQueue {
      switch result {
      case .success(let code): completionHandler(code, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }
  open func requestStorefrontCountryCode() async throws -> String { try countryCode() }

  /// No server gives a token here.
  @preconcurrency open func requestUserToken(
    forDeveloperToken token: String,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) {
    let error = noToken()
    Callback.onQueue { completionHandler(nil, error) }
  }
  open func requestUserToken(forDeveloperToken token: String) async throws -> String {
    throw noToken()
  }
  private func noToken() -> SKError {
    DeviceAnswers.rests(
      "SKCloudServiceController.requestUserToken(forDeveloperToken:)", "no server gives a token")
    return SKError(.cloudServiceNetworkConnectionFailed)
  }
}

/// An error of the first StoreKit.
///
/// Source: https://developer.apple.com/documentation/storekit/skerror/code
public struct SKError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 0
    case clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed,
      storeProductNotAvailable
    case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "SKErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
