import Failures
import Foundation
import WidgetHost

/// What surrounds the code under test: the clock stands still, and everything that could differ from one
/// machine or day to the next is given.
public struct SnapshotWorld: Sendable {
  public enum Network: Hashable, Sendable {
    /// Every request fails.
    case denied
    /// Answers from files, `<host>/<path>` in a folder, relative to the test's file.
    case fixtures(String)
  }

  /// What `Date.now` says: 9 January 2026, 9:41 UTC by default.
  public var now: Date
  /// By name, as `"Europe/Berlin"`.
  public var timeZone: String
  /// Of the random numbers.
  public var seed: UInt64
  public var network: Network
  /// A JSON file with what app groups and the keychain hold, relative to the test's file.
  public var appGroup: String?
  /// JSON files with states of Live Activities, relative to the test's file.
  public var activities: [String]
  /// Seconds that a provider may take.
  public var providerTimeout: Double

  public init(
    now: Date = Date(timeIntervalSince1970: 1_767_951_660), timeZone: String = "UTC",
    seed: UInt64 = 0, network: Network = .denied, appGroup: String? = nil,
    activities: [String] = [], providerTimeout: Double = 5
  ) {
    self.now = now
    self.timeZone = timeZone
    self.seed = seed
    self.network = network
    self.appGroup = appGroup
    self.activities = activities
    self.providerTimeout = providerTimeout
  }

  public static let standard = SnapshotWorld()

  /// - Throws: a ``Failure``, where the time zone is none.
  func setting() throws -> Setting {
    let known = TimeZone.knownTimeZoneIdentifiers
    guard known.contains(timeZone) || timeZone == "UTC" || timeZone == "GMT" else {
      throw Failure(
        "The world's time zone is “\(timeZone)”, which isn't one: “Europe/Berlin” is.")
    }
    var setting = Setting()
    setting.now = now
    setting.timeZone = timeZone
    setting.seed = seed
    return setting
  }

  /// - Parameter folder: of the test's file.
  func spec(in folder: String) -> WorldSpec {
    func place(_ path: String) -> String { path.hasPrefix("/") ? path : "\(folder)/\(path)" }
    var fixtures: String?
    if case .fixtures(let path) = network { fixtures = place(path) }
    var spec = WorldSpec(networkFixtures: fixtures, appGroupFile: appGroup.map(place))
    spec.activityFiles = activities.map(place)
    return spec
  }
}
