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

/// The person's permission to see and to restrict apps.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
  public static let shared = AuthorizationCenter()
  @Published public private(set) var authorizationStatus = AuthorizationStatus.notDetermined

  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    DeviceAnswers.rests(
      "AuthorizationCenter.requestAuthorization(for:)", "an extension can't ask the person")
    throw FamilyControlsError.authorizationCanceled
  }

  public func requestAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) {
    DeviceAnswers.rests(
      "AuthorizationCenter.requestAuthorization(completionHandler:)",
      "an extension can't ask the person")
    completionHandler(.failure(FamilyControlsError.authorizationCanceled))
  }

  /// Succeeds: there is no permission to take back.
  public func revokeAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) { completionHandler(.success(())) }
}
