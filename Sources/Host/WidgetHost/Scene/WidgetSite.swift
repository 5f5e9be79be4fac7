import DisplayList
import SwiftUI
import SystemDesigns
import WidgetKitCore

/// A widget on a device: its family, its placement and its rendering mode, with what the system does to it there.
@MainActor
struct WidgetSite {
  let family: WidgetFamily
  let device: Device
  let placement: Placement
  let mode: WidgetRenderingMode
  /// The version of iOS that was released with the device's system.
  let os: SystemVersion
  /// The SDK that the widget was built with.
  let linkedSDK: LinkedSDK
  /// Whether the system shows the container background.
  let showsBackground: Bool
  /// The system's margins, in points, whether or not the widget keeps them.
  let margins: EdgeInsets
  /// The margins, in points, around the content.
  let contentMargins: EdgeInsets
  private let tint: Tint?
  private let isSimplified: Bool
  private let settings: WidgetSettings

  /// - Parameters:
  ///   - placement: nil for the family's own.
  ///   - rendering: nil for the placement's own.
  init(
    _ family: WidgetFamily, on device: Device, at placement: Placement?,
    _ rendering: FrameStyle.Rendering?, _ request: FrameRequest, settings: WidgetSettings
  ) {
    let placement = placement ?? .standard(for: family, on: device)
    let mode =
      rendering.flatMap { WidgetRenderingMode(name: $0.rawValue) }
      ?? placement.renderingMode(for: family)
    self.family = family
    self.device = device
    self.placement = placement
    self.mode = mode
    os = request.setting.os
    linkedSDK = request.setting.linkedSDK
    tint = request.style.tint
    isSimplified = request.style.detail == .simplified
    self.settings = settings
    showsBackground =
      !(settings.isContainerBackgroundRemovable && placement.removesBackground(in: mode))
    margins =
      linkedSDK.hasContainerBackgrounds
      ? placement.contentMargins(for: family, on: device) : EdgeInsets()
    contentMargins = settings.areContentMarginsDisabled ? EdgeInsets() : margins
  }

  /// Whether the widget is seen from a distance.
  var isDistant: Bool { isSimplified && device.platform == .visionOS }

  /// Whether it is an accessory on the Lock Screen of a phone or a tablet.
  var isOnLockScreen: Bool { placement == .lockScreen && family.isAccessory }

  /// Whether it is on a screen of a phone or a tablet.
  var isOnPhone: Bool { [.homeScreen, .today, .lockScreen].contains(placement) }

  /// The room, in points, around an accessory's content on the Lock Screen, whatever its configuration: the sizes of the
  /// Human Interface Guidelines, 160 × 72 and 72 × 72, are those of tiles in which content has 146 × 58 and 58 × 58.
  /// Measured in public pictures of iOS 16.
  private var tileInset: CGFloat {
    isOnLockScreen && [.accessoryCircular, .accessoryRectangular].contains(family) ? 7 : 0
  }

  /// Whether content lies on a dark ground whatever the appearance.
  var isAlwaysDark: Bool { placement.isDark(in: mode, on: device, os: os) }

  /// Whether the system draws a sheet below the widget. Accessories lie on what is behind them.
  private var hasGround: Bool {
    guard mode == .fullColor, !family.isAccessory else { return false }
    return [.homeScreen, .today, .desktop].contains(placement)
  }

  /// The sheet that lies below a view without a container background; nil where there is none, or the view has to have
  /// such a background.
  func bareGround(isDark: Bool) -> RGBA? {
    guard !linkedSDK.hasContainerBackgrounds, hasGround else { return nil }
    return isDark ? .black : .white
  }

  // MARK: Options

  /// - Parameter date: the date of the entry that is drawn.
  func options(on date: Date, isDark: Bool) -> RenderOptions {
    var options = RenderOptions(displayDate: date)
    options.contentMargins = contentMargins
    options.contentMargins.add(tileInset)
    options.removesContainerBackground = !showsBackground
    options.containerGround = hasGround ? isDark ? .black : .white : nil
    options.containerCornerRadius = device.cornerRadius(family, at: placement, os: os)
    options.isInline = isOnLockScreen && family == .accessoryInline
    if family == .accessoryCorner { options.corner = device.watch?.cornerPlace }
    return options
  }

  // MARK: Colours

  /// Replaces the colours where the placement does.
  func recolor(_ list: inout DisplayList) {
    if mode == .vibrant {
      let standard = placement == .standByNight ? Tint.night.color : .white
      list.colorByLuminance(tint?.color ?? standard)
    } else if mode == .accented {
      list.colorGroups(groupColors(for: list))
    }
  }

  /// The colours of the accent group and the rest, by the design's rule.
  private func groupColors(for list: DisplayList) -> GroupColors {
    let tint = (tint ?? .standard).color
    return switch device.design(os).widgets.accentedColors {
    case .white: GroupColors(primary: .white, accent: .white)
    case .tint: GroupColors(primary: list.hasAccentGroup ? .white : tint, accent: tint)
    case .accentTinted: GroupColors(primary: .white, accent: tint)
    }
  }

  // MARK: Notes

  /// The notes on the placement, for the developer.
  var notes: [Diagnostic] {
    var notes: [Diagnostic] = []
    let modes = placement.renderingModes(for: family, on: device, os: os)
    if !modes.contains(mode) {
      let used = modes.map(\.description).joined(separator: ", ")
      notes.append(
        Diagnostic(
          code: "unused-rendering-mode",
          message:
            "The system doesn't draw a \(family) \(mode) at \(placement) of \(device.name); it uses \(used). Ask "
            + "for another --placement to see it where it is used."))
    }
    // The margins that are assumed aren't an accessory's.
    if let assumption = placement.rules.assumption, !isOnLockScreen {
      notes.append(
        Diagnostic(
          code: "assumed-placement",
          message: "Not all of \(placement) is published: \(assumption)."))
    }
    if isSimplified, device.platform != .visionOS {
      notes.append(
        Diagnostic(
          code: "unused-level-of-detail",
          message: "\(device.name) always shows widgets in full detail: --detail simplified is for "
            + "\(DeviceTable.standardHeadset)."))
    }
    return notes + settings.notes(on: self) + notesOnSDK
  }

  private var notesOnSDK: [Diagnostic] {
    guard !linkedSDK.hasContainerBackgrounds, !family.isAccessory else { return [] }
    if placement.rules.removesBackground {
      return [.notOffered(at: placement, builtWith: linkedSDK)]
    }
    return mode == .fullColor ? [] : [.assumedColors(of: mode, builtWith: linkedSDK)]
  }
}

extension EdgeInsets {
  fileprivate mutating func add(_ inset: CGFloat) {
    top += inset
    leading += inset
    bottom += inset
    trailing += inset
  }
}
