import Foundation
import SystemDesigns

/// The state of the system and of the widget that a provider is called in. How its entries are then drawn is
/// ``FrameStyle``.
package struct Setting: Hashable, Sendable, Codable {
  /// The device's name in ``DeviceTable``.
  package var device = DeviceTable.standard
  /// The placement; nil for the family's standard one.
  package var placement: Placement?
  package var locale = "en_US"
  package var timeZone = "UTC"
  /// The time of the wall clock.
  package var now = Setting.standardNow
  package var seed: UInt64 = 0
  /// The version of iOS whose design is drawn, or that was released with the device's.
  package var os = SystemVersion.standard
  package var linkedSDK = LinkedSDK.standard
  package var configuration: Configuration?

  package init() {}

  /// The device, with the figures of its screen in the system's version; nil where there is none of this name.
  package var resolvedDevice: Device? { DeviceTable.device(named: device)?.running(os) }

  /// 2026-01-09T09:41:00Z.
  package static let standardNow = Date(timeIntervalSince1970: 1_767_951_660)
}
