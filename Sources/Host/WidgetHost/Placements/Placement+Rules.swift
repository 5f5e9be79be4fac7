import SwiftUI
import SystemDesigns
import WidgetKitCore

extension Placement {
  /// The placement of a widget of the family where none is chosen.
  package static func standard(for family: WidgetFamily, on device: Device) -> Placement {
    switch device.platform {
    case .macOS: .desktop
    case .watchOS: family == .accessoryRectangular ? .smartStack : .complication
    // “By default, widgets use the elevated mounting style” (guidelines, Widgets, visionOS).
    case .visionOS: .elevated
    case .iOS, .iPadOS: family.isAccessory ? .lockScreen : .homeScreen
    }
  }

  /// The devices that show the placement where none is chosen.
  package var standardDevices: [String] {
    switch self {
    case .homeScreen, .today, .standBy, .standByNight, .carPlay: [DeviceTable.standard]
    case .lockScreen: [DeviceTable.standard]
    case .desktop: [DeviceTable.standardMac]
    case .smartStack, .complication: [DeviceTable.standardWatch]
    case .elevated, .recessed: [DeviceTable.standardHeadset]
    }
  }

  /// Whether the system puts widgets of the family here.
  package func takes(_ family: WidgetFamily, on device: Device) -> Bool {
    rules.families[device.platform]?.contains(family) ?? false
  }

  /// True where systems of this version show widgets here.
  package func isOffered(in os: SystemVersion) -> Bool {
    switch self {
    case .carPlay: os.design(on: .iOS).widgets.showsInCarPlay
    case .elevated, .recessed: os.design(on: .iOS).widgets.showsInRooms
    default: true
    }
  }

  /// The first version of iOS that shows widgets here.
  package var firstVersion: SystemVersion? { SystemVersion.offered.last(where: isOffered) }

  /// The rendering mode that the system uses here where none is chosen.
  package func renderingMode(for family: WidgetFamily) -> WidgetRenderingMode { rules.modes[0] }

  /// The rendering modes that the system uses here, the usual one first.
  package func renderingModes(
    for family: WidgetFamily, on device: Device, os: SystemVersion
  ) -> [WidgetRenderingMode] {
    rules.modes.filter { mode in
      if mode == .accented, device.platform == .macOS || self == .desktop {
        return device.design(os).widgets.tintsDesktop && self == .desktop
      }
      return true
    }
  }

  /// Whether the system removes the container background here. In the accented and the vibrant mode the system
  /// always does (Apple, “Displaying the right widget background” and “Optimizing your widget for
  /// accented rendering mode and Liquid Glass”).
  package func removesBackground(in mode: WidgetRenderingMode) -> Bool {
    mode != .fullColor || rules.removesBackground
  }

  /// The margins, in points, that the system puts around the content.
  package func contentMargins(for family: WidgetFamily, on device: Device) -> EdgeInsets {
    let usual = [.homeScreen, .today].contains(self) ? device.homeMargin : nil
    let margin = family.isAccessory && self != .smartStack ? 0 : usual ?? rules.margin
    return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }

  /// The size, in points, at which the placement shows a widget of the family; nil where it is that of its
  /// canvas.
  package func shownSize(of family: WidgetFamily, on device: Device) -> CGSize? {
    switch self {
    case .standBy, .standByNight:
      // Half of the screen, lying on its side: Apple, “Adding StandBy and CarPlay support to your
      // widget”. What is left free around it isn't published, and none is here.
      guard let screen = device.screen else { return nil }
      let side = min(screen.width, screen.height / 2)
      return CGSize(width: side, height: side)
    case .homeScreen, .today, .lockScreen: return device.shownSizes[family]
    case .desktop, .smartStack, .complication, .carPlay, .elevated, .recessed: return nil
    }
  }

  /// The radius, in points of the canvas, of the corners that the system cuts; 0 where nothing is behind the
  /// content.
  package func cutCorner(
    of family: WidgetFamily, on device: Device, os: SystemVersion
  ) -> CGFloat {
    switch self {
    case .standBy, .standByNight, .carPlay: 0
    case .lockScreen where !family.isAccessory: 0
    default: device.cornerRadius(family, at: self, os: os)
    }
  }

  /// Whether content lies on a dark ground here, whatever the device's appearance.
  package func isDark(in mode: WidgetRenderingMode, on device: Device, os: SystemVersion) -> Bool {
    if rules.isAlwaysDark || device.platform == .watchOS || mode == .vibrant { return true }
    return mode == .accented && device.design(os).widgets.accentedIsDark
  }
}
