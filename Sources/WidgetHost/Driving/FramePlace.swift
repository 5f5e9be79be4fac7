import DisplayList
import SwiftUI
import WidgetKitCore

/// What a frame's place on its device makes of its environment and its colours.
@MainActor
struct FramePlace {
  private let request: FrameRequest
  private let family: WidgetFamily
  private let mode: WidgetRenderingMode
  let contentMargins: EdgeInsets
  let showsBackground: Bool
  private let margins: EdgeInsets
  private let isAlwaysDark: Bool

  /// On the Lock Screen content is bright on whatever lies behind it, in both appearances.
  private var isOnDark: Bool { isAlwaysDark || mode == .vibrant }

  init(
    _ request: FrameRequest, family: WidgetFamily, device: Device, settings: WidgetSettings
  ) {
    self.request = request
    self.family = family
    let placement = request.setting.placement ?? .standard(for: family, on: device)
    isAlwaysDark = placement.isAlwaysDark
    mode =
      request.look.rendering.flatMap { WidgetRenderingMode(name: $0.rawValue) }
      ?? placement.renderingMode(for: family)
    showsBackground =
      !(settings.isContainerBackgroundRemovable && placement.removesBackground(in: mode))
    margins = placement.contentMargins(for: family)
    contentMargins = settings.areContentMarginsDisabled ? EdgeInsets() : margins
  }

  var environment: EnvironmentValues {
    let setting = request.setting, look = request.look
    var values = EnvironmentValues()
    values.colorScheme = isOnDark || look.appearance == .dark ? .dark : .light
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
    return values
  }

  /// Takes the colours away where the place does: vibrant content is white, the brighter the more
  /// opaque; accented content white by its own opacity.
  func recolor(_ list: inout DisplayList) {
    var effects: [Effect] = []
    if mode == .vibrant { effects.append(.luminanceToAlpha) }
    if mode != .fullColor {
      effects.append(
        .colorMatrix([
          0, 0, 0, 0, 1,
          0, 0, 0, 0, 1,
          0, 0, 0, 0, 1,
          0, 0, 0, 1, 0,
        ]))
    }
    guard !effects.isEmpty else { return }
    list.commands.insert(.beginGroup(Group(effects: effects)), at: 0)
    list.commands.append(.endGroup)
  }
}
