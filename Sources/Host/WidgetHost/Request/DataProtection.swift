import Failures
import Foundation

/// The protection of a widget extension's data: the entitlement `com.apple.developer.default-data-protection`.
package enum DataProtection: String, CaseIterable, Codable, Sendable {
  case complete = "NSFileProtectionComplete"
  case completeUnlessOpen = "NSFileProtectionCompleteUnlessOpen"
  case untilFirstAuthentication = "NSFileProtectionCompleteUntilFirstUserAuthentication"
  case unprotected = "NSFileProtectionNone"

  static let entitlement = "com.apple.developer.default-data-protection"

  /// Whether the system shows a widget's placeholder while the device is locked.
  ///
  /// Source: Apple Platform Security, WidgetKit security, which names the two values that do.
  package var hidesLockedWidgets: Bool {
    switch self {
    case .complete, .completeUnlessOpen: true
    case .untilFirstAuthentication, .unprotected: false
    }
  }

  /// Reads an `.entitlements` file, a property list. Without the entitlement the data are available after the first
  /// unlock, as those of apps are.
  ///
  /// - Throws: a `Failure`, with what is wrong in the file.
  package init(entitlements path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("\(path) can't be read.")
    }
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let entitlements = list as? [String: Any]
    else {
      throw Failure(
        "\(path) isn't a property list of entitlements.",
        remedy: "Name the widget extension's .entitlements file.")
    }
    guard let value = entitlements[Self.entitlement] else {
      self = .untilFirstAuthentication
      return
    }
    guard let name = value as? String, let protection = Self(rawValue: name) else {
      throw Failure.unknown(
        Self.entitlement, "\(value)", among: Self.allCases.map(\.rawValue))
    }
    self = protection
  }
}
