// Managed Settings: tokens of apps, which none is ever given, and restrictions, which rest.

import DeviceWorld
@_exported import FoundationExtras

/// A token of something that the person chose; there are none.
public struct Token<T>: Codable, Hashable, Sendable {
  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "a token is only known on its device")
    )
  }
  public func encode(to encoder: any Encoder) throws {}
}
public struct Application: Hashable, Sendable {
  public let bundleIdentifier: String?
  public var token: ApplicationToken? { nil }
  public var localizedDisplayName: String? { nil }
  public init(bundleIdentifier: String) { self.bundleIdentifier = bundleIdentifier }
}
public struct ActivityCategory: Hashable, Sendable {
  public var token: ActivityCategoryToken? { nil }
  public var localizedDisplayName: String? { nil }
}
public struct WebDomain: Hashable, Sendable {
  public let domain: String?
  public var token: WebDomainToken? { nil }
  public init(domain: String) { self.domain = domain }
}
public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>

/// Restrictions of a device, which are kept and restrict nothing.
open class ManagedSettingsStore: @unchecked Sendable {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ name: String) { rawValue = name }
    public static let `default` = Name("default")
  }
  private let name: Name
  public init() { name = .default }
  public init(named name: Name) { self.name = name }
  /// The apps that are covered by a screen.
  open var shield = ShieldSettings() {
    didSet { DeviceAnswers.rests("ManagedSettingsStore.shield", "no app is covered here") }
  }
  open func clearAllSettings() { shield = ShieldSettings() }
}
public struct ShieldSettings: Sendable {
  public enum ActivityCategoryPolicy<Activity>: Hashable, Sendable {
    case none
    case all(except: Set<Token<Activity>> = [])
    case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
  }
  public var applications: Set<ApplicationToken>?
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  public var webDomains: Set<WebDomainToken>?
}
