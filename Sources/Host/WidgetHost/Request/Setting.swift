import AppIntents
import Foundation

/// The world that a provider is called in: everything but how its entries are then drawn.
package struct Setting: Hashable, Sendable, Codable {
  /// As in the device table.
  package var device = DeviceTable.standard
  /// nil for the family's own.
  package var placement: Placement?
  package var locale = "en_US"
  package var timeZone = "UTC"
  /// What the wall clock says.
  package var now = Setting.standardNow
  package var seed: UInt64 = 0
  /// The system's version: 18 or 26.
  package var os = 26
  package var configuration: Configuration?

  package init() {}

  /// 2026-01-09T09:41:00Z.
  package static let standardNow = Date(timeIntervalSince1970: 1_767_951_660)
}

/// Values for a widget's parameters, by name.
package struct Configuration: Hashable, Sendable, Codable {
  package var name: String
  package var values: [String: ConfiguredValue]
  /// The one of this name that the widget's provider recommends.
  package var isRecommended: Bool
  package init(name: String, values: [String: ConfiguredValue], isRecommended: Bool = false) {
    self.name = name
    self.values = values
    self.isRecommended = isRecommended
  }
}
