import Foundation
import ManagedSettings

/// The use that a report is of.
public struct DeviceActivityFilter: Hashable, Sendable {
  public enum SegmentInterval: Hashable, Sendable {
    case hourly(
      during: DateInterval = DateInterval(
        start: Calendar.current.startOfDay(for: Date()), end: Date()))
    case daily(during: DateInterval)
    case weekly(during: DateInterval)
  }

  public struct Users: Hashable, Sendable {
    private let name: String
    public static let children = Users(name: "children")
    public static let all = Users(name: "all")
  }

  public struct Devices: Hashable, Sendable {
    private let models: Set<DeviceActivityData.Device.Model>
    public static let all = Devices([.iPhone, .iPod, .iPad, .mac])
    public init(_ models: Set<DeviceActivityData.Device.Model>) { self.models = models }
  }

  public var segmentInterval: SegmentInterval
  public let users: Users?
  public let devices: Devices?
  public var applications: Set<ApplicationToken>
  public var categories: Set<ActivityCategoryToken>
  public var webDomains: Set<WebDomainToken>

  public init(
    segment segmentInterval: SegmentInterval = .hourly(), users: Users, devices: Devices,
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = []
  ) {
    self.segmentInterval = segmentInterval
    self.users = users
    self.devices = devices
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
  }

  public init(
    segment segmentInterval: SegmentInterval = .hourly(), devices: Devices? = nil,
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = []
  ) {
    self.segmentInterval = segmentInterval
    users = nil
    self.devices = devices
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
  }
}
