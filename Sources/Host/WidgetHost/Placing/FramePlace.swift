import DisplayList
import SwiftUI
import WidgetKitCore

/// What a frame's place on its device makes of its environment and its colours.
@MainActor
struct FramePlace {
  private let request: FrameRequest
  private let family: WidgetFamily
  private let device: Device
  private let placement: Placement
  private let mode: WidgetRenderingMode
  private let contentMargins: EdgeInsets
  private let showsBackground: Bool
  private let margins: EdgeInsets

  init(
    _ request: FrameRequest, family: WidgetFamily, device: Device, settings: WidgetSettings
  ) {
    self.request = request
    self.family = family
    self.device = device
    placement = request.setting.placement ?? .standard(for: family, on: device)
    mode =
      request.look.rendering.flatMap { WidgetRenderingMode(name: $0.rawValue) }
      ?? placement.renderingMode(for: family)
    showsBackground =
      !(settings.isContainerBackgroundRemovable && placement.removesBackground(in: mode))
    margins = placement.contentMargins(for: family)
    contentMargins = settings.areContentMarginsDisabled ? EdgeInsets() : margins
  }

  /// - Parameter date: of the entry that is drawn.
  func options(on date: Date) -> RenderOptions {
    var options = RenderOptions(displayDate: date)
    options.contentMargins = contentMargins
    options.removesContainerBackground = !showsBackground
    options.containerGround = hasGround ? isDark ? .black : .white : nil
    options.containerCornerRadius = device.cornerRadius(family, at: placement)
    if family == .accessoryCorner { options.corner = device.watch?.cornerPlace }
    return options
  }

  /// Widgets in their own colours are sheets of their own; accessories lie on what is behind them.
  private var hasGround: Bool {
    guard mode == .fullColor, !family.isAccessory else { return false }
    return [.homeScreen, .today, .desktop].contains(placement)
  }

  // MARK: Environment

  private var isDark: Bool {
    placement.isDark(in: mode, on: device, os: request.setting.os)
      || request.look.appearance == .dark
  }

  var environment: EnvironmentValues {
    let setting = request.setting, look = request.look
    var values = EnvironmentValues()
    values.colorScheme = isDark ? .dark : .light
    values._colorSchemeContrast = look.contrast == .increased ? .increased : .standard
    let locale = Locale(identifier: setting.locale)
    let zone = TimeZone(identifier: setting.timeZone) ?? .gmt
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = zone
    values.locale = locale
    values.timeZone = zone
    values.calendar = calendar
    let isMirrored =
      look.direction.map { $0 == .rightToLeft }
      ?? (locale.language.characterDirection == .rightToLeft)
    values.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    values.dynamicTypeSize = look.dynamicTypeSize
    values.displayScale = CGFloat(request.scale)
    values.osVersion = setting.os
    values.surface = .widget
    if request.phase == .placeholder { values.redactionReasons = .placeholder }
    values.setWidget(
      family: family, contentMargins: margins, showsContainerBackground: showsBackground)
    values.widgetRenderingMode = mode
    values.isLuminanceReduced = look.luminance == .reduced
    values.splitsAccentGroups = mode == .accented
    setPlatform(&values)
    return values
  }

  /// An iPhone's widget on a Mac's desktop is set as on the iPhone (Apple, “Preparing widgets for
  /// additional platforms, contexts, and appearances”, Verify font sizes in macOS).
  private func setPlatform(_ values: inout EnvironmentValues) {
    switch device.platform {
    case .iOS, .iPadOS: break
    case .macOS: values.platform = .macOS
    case .watchOS:
      values.platform = .watchOS
      guard let watch = device.watch else { return }
      if watch.hasLargeText, values.dynamicTypeSize == .large { values.dynamicTypeSize = .xLarge }
      switch family {
      case .accessoryCircular:
        values.font = .system(size: watch.circularText, weight: .medium, design: .rounded)
      case .accessoryCorner:
        values.font = .system(size: watch.cornerText, weight: .semibold, design: .rounded)
        values.showsWidgetLabel = true
        values.accessoryLabelSize = watch.cornerText
      case .accessoryRectangular:
        values.font = .system(size: watch.rectangularText, weight: .medium, design: .rounded)
      default: break
      }
    }
  }

  // MARK: Colours

  /// Takes the colours away where the place does.
  func recolor(_ list: inout DisplayList) {
    if mode == .vibrant {
      let standard = placement == .standByNight ? Tint.night.color : .white
      list.colorByLuminance(request.look.tint?.color ?? standard)
    } else if mode == .accented {
      list.colorGroups(groupColors(for: list))
    }
  }

  /// - On a watch the default group is white, the accent group the face's colour; on phones, tablets
  ///   and Macs with iOS 26 both are white, and the person's tint is in the glass behind (Apple,
  ///   “Optimizing your widget for accented rendering mode and Liquid Glass”).
  /// - On iOS 18 the accent group has the person's tint and the rest is white, or all has the tint
  ///   where there is no such group (Human Interface Guidelines, Widgets, edition of January 2025).
  private func groupColors(for list: DisplayList) -> GroupColors {
    let tint = (request.look.tint ?? .standard).color
    if device.platform == .watchOS { return GroupColors(primary: .white, accent: tint) }
    if request.setting.os >= 26 { return GroupColors(primary: .white, accent: .white) }
    return GroupColors(primary: list.hasAccentGroup ? .white : tint, accent: tint)
  }

  // MARK: What a person should know

  var notes: [Diagnostic] {
    var notes: [Diagnostic] = []
    let modes = placement.renderingModes(for: family, on: device, os: request.setting.os)
    if !modes.contains(mode) {
      let used = modes.map(\.description).joined(separator: ", ")
      notes.append(
        Diagnostic(
          code: "unused-rendering-mode",
          message:
            "The system doesn't draw a \(family) \(mode) at \(placement) of \(device.name); it uses \(used). Ask "
            + "for another --placement to see it where it is used."))
    }
    if let assumption = placement.rules.assumption, assumes {
      notes.append(
        Diagnostic(
          code: "assumed-placement",
          message: "Not all of \(placement) is published: \(assumption)."))
    }
    return notes
  }

  /// Accessories have no margins on the Lock Screen, hence nothing assumed.
  private var assumes: Bool { !(placement == .lockScreen && family.isAccessory) }
}
