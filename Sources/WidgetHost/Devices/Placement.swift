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
