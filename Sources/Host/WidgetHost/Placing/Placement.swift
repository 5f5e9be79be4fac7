import SwiftUI
import WidgetKitCore

/// Where on the device a widget stands.
package enum Placement: String, CaseIterable, Codable, Sendable {
  case homeScreen
  /// The Today View; on a Mac, Notification Center.
  case today
  case lockScreen, standBy, standByNight
  /// A Mac's: its own widgets, and an iPhone's that it shows.
  case desktop
  case smartStack, complication, carPlay

  /// Where a widget of the family stands if nobody says otherwise.
  package static func standard(for family: WidgetFamily, on device: Device) -> Placement {
    switch device.platform {
    case .macOS: .desktop
    case .watchOS: family == .accessoryRectangular ? .smartStack : .complication
    case .iOS, .iPadOS: family.isAccessory ? .lockScreen : .homeScreen
    }
  }

  /// The device that shows the place if nobody names one.
  package var standardDevices: [String] {
    switch self {
    case .homeScreen, .today, .standBy, .standByNight, .carPlay: [DeviceTable.standard]
    case .lockScreen: [DeviceTable.standard]
    case .desktop: [DeviceTable.standardMac]
    case .smartStack, .complication: [DeviceTable.standardWatch]
    }
  }

  /// Whether the system puts widgets of the family here.
  package func takes(_ family: WidgetFamily, on device: Device) -> Bool {
    rules.families[device.platform]?.contains(family) ?? false
  }

  /// How the system colours a widget here if nobody says otherwise.
  package func renderingMode(for family: WidgetFamily) -> WidgetRenderingMode { rules.modes[0] }

  /// Every way in which the system colours widgets here, the usual one first.
  package func renderingModes(
    for family: WidgetFamily, on device: Device, os: Int
  ) -> [WidgetRenderingMode] {
    rules.modes.filter { mode in
      // A Mac's desktop and Notification Center are tinted from macOS 26 on.
      if mode == .accented, device.platform == .macOS || self == .desktop {
        return os >= 26 && self == .desktop
      }
      return true
    }
  }

  /// The container background is taken away here. In the accented and the vibrant mode the system
  /// always does (Apple, “Displaying the right widget background” and “Optimizing your widget for
  /// accented rendering mode and Liquid Glass”).
  package func removesBackground(in mode: WidgetRenderingMode) -> Bool {
    mode != .fullColor || rules.removesBackground
  }

  /// What the system puts around the content, in points.
  package func contentMargins(for family: WidgetFamily) -> EdgeInsets {
    let margin = family.isAccessory && self != .smartStack ? 0 : rules.margin
    return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }

  /// What a place shows a widget of the family at, in points, where that isn't its canvas.
  package func shownSize(of family: WidgetFamily, on device: Device) -> CGSize? {
    switch self {
    case .standBy, .standByNight:
      // Half of the screen, lying on its side: Apple, “Adding StandBy and CarPlay support to your
      // widget”. What is left free around it isn't published, and none is here.
      guard let screen = device.screen else { return nil }
      let side = min(screen.width, screen.height / 2)
      return CGSize(width: side, height: side)
    case .homeScreen, .today, .lockScreen: return device.shownSizes[family]
    case .desktop, .smartStack, .complication, .carPlay: return nil
    }
  }

  /// Of the corner that the system cuts, in points of the canvas: where nothing is behind the content,
  /// none is.
  package func cutCorner(of family: WidgetFamily, on device: Device) -> CGFloat {
    switch self {
    case .standBy, .standByNight, .carPlay: 0
    case .lockScreen where !family.isAccessory: 0
    default: device.cornerRadius(family, at: self)
    }
  }

  /// Content lies on dark here, whatever the device's appearance.
  package func isDark(in mode: WidgetRenderingMode, on device: Device, os: Int) -> Bool {
    if rules.isAlwaysDark || device.platform == .watchOS || mode == .vibrant { return true }
    // iOS 18 puts tinted widgets on a dark ground in both appearances; as developers describe it.
    return mode == .accented && os < 26
  }
}
