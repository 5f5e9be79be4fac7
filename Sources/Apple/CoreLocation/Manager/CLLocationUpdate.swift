import DeviceWorld
import Foundation

/// An element of the live updates: the world file's position, once.
public struct CLLocationUpdate: Sendable {
  public let location: CLLocation?
  public var isStationary: Bool { true }
  public var stationary: Bool { true }
  public let authorizationDenied: Bool
  public var authorizationDeniedGlobally: Bool { false }
  public let authorizationRestricted: Bool
  public let authorizationRequestInProgress: Bool
  public let accuracyLimited: Bool
  public let locationUnavailable: Bool
  public var insufficientlyInUse: Bool { false }
  public var serviceSessionRequired: Bool { false }

  init(_ manager: CLLocationManager = CLLocationManager()) {
    location = manager.location
    let status = manager.authorizationStatus
    authorizationDenied = status == .denied
    authorizationRestricted = status == .restricted
    authorizationRequestInProgress = status == .notDetermined
    accuracyLimited = manager.accuracyAuthorization == .reducedAccuracy
    locationUnavailable = location == nil
  }

  public enum LiveConfiguration: Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// A sequence that ends after its one element: nothing moves while a frame is made.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var isDone = false
      public mutating func next() async throws -> CLLocationUpdate? {
        if isDone { return nil }
        isDone = true
        return CLLocationUpdate()
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }
}

/// The statement that the app wants the location. It has no effect: access is the world file's.
public final class CLServiceSession: @unchecked Sendable {
  public enum AuthorizationRequirement: Sendable { case none, whenInUse, always }
  public init(authorization: AuthorizationRequirement) {}
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}
  public func invalidate() {}
}

/// The statement that the app goes on in the background. It has no effect.
public final class CLBackgroundActivitySession: @unchecked Sendable {
  public init() {}
  public func invalidate() {}
}
