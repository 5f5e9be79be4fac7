import DeviceWorld
import Foundation

public enum AuthorizationStatus: Int, Codable, CustomStringConvertible, Sendable {
  case notDetermined, denied, approved

  public var description: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .denied: "denied"
    case .approved: "approved"
    }
  }
}

public enum FamilyControlsMember: Int, Codable, CustomStringConvertible, Sendable {
  case child, individual
  public var description: String { self == .child ? "child" : "individual" }
}

public enum FamilyControlsError: Int, LocalizedError, Sendable {
  case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict
  case authorizationCanceled, networkError, authenticationMethodUnavailable
}

/// The person's permission to see and to restrict apps, as the world file says it.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
  private static let one = AuthorizationCenter()
  public static var shared: AuthorizationCenter {
    one.read()
    return one
  }
  @Published public private(set) var authorizationStatus = AuthorizationStatus.notDetermined

  private func read() {
    let section = DeviceAnswers.ask(
      \.screenTime, key: "screenTime", "AuthorizationCenter for Screen Time",
      empty: "not determined")
    let status: AuthorizationStatus =
      switch section?.authorization {
      case .approved: .approved
      case .denied: .denied
      case .notDetermined, nil: .notDetermined
      }
    if status != authorizationStatus { authorizationStatus = status }
  }

  /// Succeeds where the permission is there already.
  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    try request("requestAuthorization(for:)")
  }
  public func requestAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) {
    completionHandler(Result { try request("requestAuthorization(completionHandler:)") })
  }
  private func request(_ call: String) throws {
    guard authorizationStatus != .approved else { return }
    DeviceAnswers.rests("AuthorizationCenter.\(call)", "an extension can't ask the person")
    throw FamilyControlsError.authorizationCanceled
  }

  /// Succeeds, and takes nothing back: the world file stays as it is.
  public func revokeAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) { completionHandler(.success(())) }
}
