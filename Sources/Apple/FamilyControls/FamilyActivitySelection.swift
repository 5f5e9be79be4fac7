import Foundation
import ManagedSettings

/// The apps, categories and sites that the person chose.
public struct FamilyActivitySelection: Codable, Hashable, Sendable {
  public var applicationTokens: Set<ApplicationToken> = []
  public var categoryTokens: Set<ActivityCategoryToken> = []
  public var webDomainTokens: Set<WebDomainToken> = []
  public let includeEntireCategory: Bool
  public init() { includeEntireCategory = false }
  public init(includeEntireCategory: Bool) {
    self.includeEntireCategory = includeEntireCategory
  }
  public var applications: Set<Application> { Set(applicationTokens.map(Application.init(token:))) }
  public var categories: Set<ActivityCategory> {
    Set(categoryTokens.map(ActivityCategory.init(token:)))
  }
  public var webDomains: Set<WebDomain> { Set(webDomainTokens.map(WebDomain.init(token:))) }
}
