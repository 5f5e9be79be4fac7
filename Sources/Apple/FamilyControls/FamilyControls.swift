// Family Controls: the person was never asked, and nothing is chosen.

import DeviceWorld
@_exported import FoundationExtras
@_exported import ManagedSettings

public enum AuthorizationStatus: Int, Sendable { case notDetermined, denied, approved }
public enum FamilyControlsMember: Sendable { case child, individual }
public enum FamilyControlsError: Error, Sendable {
  case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict
  case authorizationCanceled, networkError
}

/// The person's permission to see and to restrict apps.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
  public static let shared = AuthorizationCenter()
  public var authorizationStatus: AuthorizationStatus { .notDetermined }
  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    DeviceAnswers.rests(
      "AuthorizationCenter.requestAuthorization(for:)", "an extension can't ask the person")
    throw FamilyControlsError.authorizationCanceled
  }
}

/// The apps, categories and sites that the person chose.
public struct FamilyActivitySelection: Codable, Hashable, Sendable {
  public var applicationTokens: Set<ApplicationToken> = []
  public var categoryTokens: Set<ActivityCategoryToken> = []
  public var webDomainTokens: Set<WebDomainToken> = []
  public let includeEntireCategory: Bool
  public init(includeEntireCategory: Bool = false) {
    self.includeEntireCategory = includeEntireCategory
  }
  public var applications: Set<Application> { [] }
  public var categories: Set<ActivityCategory> { [] }
  public var webDomains: Set<WebDomain> { [] }
}
