import Foundation
import ManagedSettings

/// The use of a device by a person.
public struct DeviceActivityData: Hashable, Sendable {
  public var user: User
  public var device: Device
  public var segmentInterval: DeviceActivityFilter.SegmentInterval
  public var lastUpdatedDate: Date
  /// The use by hours, days or weeks.
  public var activitySegments: DeviceActivityResults<ActivitySegment> { .init() }

  public struct User: Hashable, Sendable {
    public enum FamilyRole: Int, Sendable { case individual, child }
    public var appleID: String?
    public var nameComponents: PersonNameComponents?
    public var role: FamilyRole
  }

  public struct Device: Hashable, Sendable {
    public enum Model: Int, Sendable { case iPhone, iPod, iPad, mac }
    public var name: String?
    public var model: Model
  }

  public struct ActivitySegment: Hashable, Sendable {
    public var dateInterval: DateInterval
    /// Seconds.
    public var totalActivityDuration: TimeInterval
    public var longestActivity: DateInterval?
    public var firstPickup: Date?
    public var totalPickupsWithoutApplicationActivity: Int
    public var categories: DeviceActivityResults<CategoryActivity> { .init() }
  }

  public struct CategoryActivity: Hashable, Sendable {
    public var category: ActivityCategory
    /// Seconds.
    public var totalActivityDuration: TimeInterval
    public var applications: DeviceActivityResults<ApplicationActivity> { .init() }
    public var webDomains: DeviceActivityResults<WebDomainActivity> { .init() }
  }

  public struct ApplicationActivity: Hashable, Sendable {
    public var application: Application
    /// Seconds.
    public var totalActivityDuration: TimeInterval
    public var numberOfPickups: Int
    public var numberOfNotifications: Int
  }

  public struct WebDomainActivity: Hashable, Sendable {
    public var webDomain: WebDomain
    /// Seconds.
    public var totalActivityDuration: TimeInterval
  }
}

/// The results of a question for use. There are none.
public struct DeviceActivityResults<Element: Sendable>: AsyncSequence, Sendable {
  public struct AsyncIterator: AsyncIteratorProtocol {
    public mutating func next() async -> Element? { nil }
  }
  package init() {}
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
