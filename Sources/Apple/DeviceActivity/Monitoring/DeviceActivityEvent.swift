import Foundation
import ManagedSettings

/// A threshold of use.
public struct DeviceActivityEvent: Hashable, Sendable {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public let applications: Set<ApplicationToken>
  public let categories: Set<ActivityCategoryToken>
  public let webDomains: Set<WebDomainToken>
  public let threshold: DateComponents
  /// Whether the use before the monitoring began counts.
  public let includesPastActivity: Bool
  /// Whether any use counts, as nothing is named.
  public var includesAllActivity: Bool {
    applications.isEmpty && categories.isEmpty && webDomains.isEmpty
  }

  public init(
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = [], threshold: DateComponents,
    includesPastActivity: Bool = false
  ) {
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
    self.threshold = threshold
    self.includesPastActivity = includesPastActivity
  }
}
