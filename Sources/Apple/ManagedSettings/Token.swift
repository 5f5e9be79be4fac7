import Foundation

/// A token of something that the person chose. None is ever given here; one that an app has stored is read and written
/// as it is.
public struct Token<T>: Codable, Hashable, Sendable {
  private let data: Data

  private enum CodingKeys: String, CodingKey { case data }

  public init(from decoder: any Decoder) throws {
    data = try decoder.container(keyedBy: CodingKeys.self).decode(Data.self, forKey: .data)
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(data, forKey: .data)
  }
}

/// An app.
public struct Application: Hashable, Sendable {
  public let bundleIdentifier: String?
  public let token: ApplicationToken?
  public var localizedDisplayName: String? { nil }
  public init(bundleIdentifier: String) {
    self.bundleIdentifier = bundleIdentifier
    token = nil
  }
  public init(token: ApplicationToken) {
    self.token = token
    bundleIdentifier = nil
  }
}

/// A category of apps and sites.
public struct ActivityCategory: Hashable, Sendable {
  public let token: ActivityCategoryToken?
  public var localizedDisplayName: String? { nil }
  public init(token: ActivityCategoryToken) { self.token = token }
}

/// A site.
public struct WebDomain: Hashable, Sendable {
  public let domain: String?
  public let token: WebDomainToken?
  public init(domain: String) {
    self.domain = domain
    token = nil
  }
  public init(token: WebDomainToken) {
    self.token = token
    domain = nil
  }
}

public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>
