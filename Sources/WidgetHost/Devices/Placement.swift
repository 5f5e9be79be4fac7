import SwiftUI
import WidgetKitCore

/// Where on the device a widget stands.
package enum Placement: String, CaseIterable, Codable, Sendable {
  case homeScreen, today, lockScreen, standBy, standByNight, desktop, smartStack, complication,
    carPlay

  /// Where a widget of the family stands if nobody says otherwise.
  package static func standard(for family: WidgetFamily, on device: Device) -> Placement {
    guard family.isAccessory else { return .homeScreen }
    guard device.platform == .watchOS else { return .lockScreen }
    return family == .accessoryRectangular ? .smartStack : .complication
  }

  /// Whether the system puts widgets of the family here. Source: Apple's Human Interface
  /// Guidelines, Widgets, the table of families and places.
  package func takes(_ family: WidgetFamily, on device: Device) -> Bool {
    switch self {
    case .homeScreen, .today, .desktop: !family.isAccessory
    case .standBy, .standByNight, .carPlay: family == .systemSmall && device.platform == .iOS
    case .lockScreen:
      device.platform != .watchOS
        && (family.isAccessory || (family == .systemSmall && device.platform == .iPadOS))
    case .smartStack, .complication: family.isAccessory && device.platform == .watchOS
    }
  }

  /// Content lies on black here, whatever the device's appearance.
  package var isAlwaysDark: Bool { self == .standBy || self == .standByNight }

  package func renderingMode(for family: WidgetFamily) -> WidgetRenderingMode {
    switch self {
    case .lockScreen, .standByNight: .vibrant
    default: .fullColor
    }
  }

  /// The container background is taken away here.
  package func removesBackground(in mode: WidgetRenderingMode) -> Bool {
    if mode != .fullColor { return true }
    switch self {
    case .lockScreen, .standBy, .standByNight, .complication, .carPlay: return true
    case .homeScreen, .today, .desktop, .smartStack: return false
    }
  }

  /// What the system puts around the content, in points: 16 on the Home Screen by the Human
  /// Interface Guidelines. Other places take less, by how much is not published; accessories have
  /// no margins.
  package func contentMargins(for family: WidgetFamily) -> EdgeInsets {
    if family.isAccessory { return EdgeInsets() }
    return EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  }
}
