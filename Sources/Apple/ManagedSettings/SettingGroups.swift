import Foundation

/// Settings of one subject. What isn't set is nil, and is as the device has it.
public protocol ManagedSettingsGroup: Hashable, Sendable {
  init()
}

public struct AccountSettings: ManagedSettingsGroup {
  public var lockAccounts: Bool?
  public init() {}
}

public struct ApplicationSettings: ManagedSettingsGroup {
  public var blockedApplications: Set<Application>?
  public var denyAppInstallation: Bool?
  public var denyAppRemoval: Bool?
  public init() {}
}

public struct AppStoreSettings: ManagedSettingsGroup {
  public var denyInAppPurchases: Bool?
  /// 0 to 1000, at which every app is allowed.
  public var maximumRating: Int?
  public var requirePasswordForPurchases: Bool?
  public init() {}
}

public struct CellularSettings: ManagedSettingsGroup {
  public var lockAppCellularData: Bool?
  public var lockCellularPlan: Bool?
  public var lockESIM: Bool?
  public init() {}
}

public struct DateAndTimeSettings: ManagedSettingsGroup {
  public var requireAutomaticDateAndTime: Bool?
  public init() {}
}

public struct GameCenterSettings: ManagedSettingsGroup {
  public var denyAddingFriends: Bool?
  public var denyMultiplayerGaming: Bool?
  public init() {}
}

public struct MediaSettings: ManagedSettingsGroup {
  public var denyBookstoreErotica: Bool?
  public var denyExplicitContent: Bool?
  public var denyMusicService: Bool?
  /// 0 to 1000, at which every film is allowed.
  public var maximumMovieRating: Int?
  /// 0 to 1000, at which every show is allowed.
  public var maximumTVShowRating: Int?
  public init() {}
}

public struct PasscodeSettings: ManagedSettingsGroup {
  public var lockPasscode: Bool?
  public init() {}
}

public struct SafariSettings: ManagedSettingsGroup {
  public enum CookiePolicy: String, Comparable, Sendable {
    case never, currentWebsite, visitedWebsites, always

    /// The stricter one is less.
    public static func < (lhs: CookiePolicy, rhs: CookiePolicy) -> Bool {
      let order: [CookiePolicy] = [.never, .currentWebsite, .visitedWebsites, .always]
      return order.prefix { $0 != rhs }.contains(lhs)
    }
  }
  public var cookiePolicy: CookiePolicy?
  public var denyAutoFill: Bool?
  public init() {}
}

public struct ShieldSettings: ManagedSettingsGroup {
  public enum ActivityCategoryPolicy<Activity>: Hashable, Sendable {
    case none
    case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
    case all(except: Set<Token<Activity>> = [])
  }
  public var applications: Set<ApplicationToken>?
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  public var webDomains: Set<WebDomainToken>?
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
  public init() {}
}

public struct SiriSettings: ManagedSettingsGroup {
  public var denySiri: Bool?
  public init() {}
}

public struct WebContentSettings: ManagedSettingsGroup {
  public enum FilterPolicy: Hashable, Sendable {
    case none
    case specific(_ domains: Set<WebDomain>)
    case auto(_ domains: Set<WebDomain> = [], except: Set<WebDomain> = [])
    case all(except: Set<WebDomain> = [])
  }
  public var blockedByFilter: FilterPolicy?
  public init() {}
}
