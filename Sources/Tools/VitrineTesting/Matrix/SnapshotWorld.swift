import Failures
import Foundation
import WidgetHost

/// The world of the code under test: the clock is stopped, and everything that could differ from one machine
/// or day to the next is fixed.
public struct SnapshotWorld: Sendable {
  public enum Network: Hashable, Sendable {
    /// Every request fails.
    case denied
    /// Answers from a HAR file or a folder of fixtures, relative to the test's file.
    case fixtures(String)
  }

  /// The value of `Date.now`: 9 January 2026, 9:41 UTC by default.
  public var now: Date
  /// The time zone's name, as `"Europe/Berlin"`.
  public var timeZone: String
  /// The seed of the random numbers.
  public var seed: UInt64
  public var network: Network
  /// The version of iOS whose SDK the app is built with, as `"16.4"`; nil for today's. Before 17, widgets keep their own
  /// backgrounds and have no content margins.
  public var linkedSDK: String?
  /// A JSON file with the contents of app groups and the keychain, relative to the test's file.
  public var appGroup: String?
  /// A JSON file with what the device's frameworks answer, relative to the test's file; as `--world`.
  public var device: String?
  /// A file with the objects of Core Data's stores, relative to the test's file; as `--store`.
  public var store: String?
  /// JSON files with states of Live Activities, relative to the test's file.
  public var activities: [String]
  /// The time that a provider may take, in seconds.
  public var providerTimeout: Double

  public init(
    now: Date = Date(timeIntervalSince1970: 1_767_951_660), timeZone: String = "UTC",
    seed: UInt64 = 0, network: Network = .denied, appGroup: String? = nil,
    activities: [String] = [], providerTimeout: Double = 5, linkedSDK: String? = nil,
    device: String? = nil, store: String? = nil
  ) {
    self.now = now
    self.timeZone = timeZone
    self.seed = seed
    self.network = network
    self.linkedSDK = linkedSDK
    self.appGroup = appGroup
    self.device = device
    self.store = store
    self.activities = activities
    self.providerTimeout = providerTimeout
  }

  public static let standard = SnapshotWorld()

  /// - Throws: a ``Failure``, where there is no such time zone or SDK.
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
    if let linkedSDK {
      guard let sdk = LinkedSDK(linkedSDK) else {
        throw Failure(
          "The world's linked SDK is “\(linkedSDK)”, which isn't a version of iOS whose SDK has widgets: “16.4” is."
        )
      }
      setting.linkedSDK = sdk
    }
    return setting
  }

  /// - Parameter folder: the folder of the test's file.
  func spec(in folder: String) -> WorldSpec {
    func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(folder)/\(path)" }
    var spec = WorldSpec(appGroupFile: appGroup.map(absolute))
    if case .fixtures(let path) = network { spec.network = .fixtures(absolute(path)) }
    spec.activityFiles = activities.map(absolute)
    spec.deviceFile = device.map(absolute)
    spec.storeFile = store.map(absolute)
    return spec
  }
}
