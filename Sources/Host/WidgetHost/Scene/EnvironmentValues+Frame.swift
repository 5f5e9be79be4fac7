import SwiftUI
import WidgetKitCore

// The one place where a request becomes environment values.
extension EnvironmentValues {
  /// The values that every frame has, whatever it shows.
  @MainActor
  init(_ request: FrameRequest, on device: Device, in surface: RenderingSurface, isDark: Bool) {
    self.init()
    let setting = request.setting, style = request.style
    let locale = Locale(identifier: setting.locale)
    let zone = TimeZone(identifier: setting.timeZone) ?? .gmt
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = zone
    self.locale = locale
    self.timeZone = zone
    self.calendar = calendar
    colorScheme = isDark ? .dark : .light
    _colorSchemeContrast = style.contrast == .increased ? .increased : .standard
    layoutDirection = request.direction == .rightToLeft ? .rightToLeft : .leftToRight
    dynamicTypeSize = style.dynamicTypeSize
    displayScale = CGFloat(request.scale)
    isLuminanceReduced = style.luminance == .reduced
    levelOfDetail = style.detail == .simplified ? .simplified : .default
    // An iPhone's widget on a Mac's desktop is set as on the iPhone (Apple, “Preparing widgets for additional
    // platforms, contexts, and appearances”, Verify font sizes in macOS).
    systemDesign = device.design(setting.os)
    self.surface = surface
    if request.phase == .placeholder { redactionReasons.insert(.placeholder) }
    if style.hidesPrivateContent { redactionReasons.insert(.privacy) }
  }

  /// Adds the values that a widget's view has beside these.
  @MainActor
  mutating func setSite(_ site: WidgetSite) {
    setWidget(
      family: site.family, contentMargins: site.margins,
      showsContainerBackground: site.showsBackground)
    widgetRenderingMode = site.mode
    splitsAccentGroups = site.mode == .accented
    textsTouch = site.isOnPhone
    if let watch = site.device.watch { setWatch(watch, site.family) }
    if site.isOnLockScreen { setLockScreen(site.family) }
  }

  /// The text of accessories on a phone. In public pictures of iOS 16 the line above the clock has 22 points, medium.
  private mutating func setLockScreen(_ family: WidgetFamily) {
    if family == .accessoryInline {
      fixedFont = .system(size: 22, weight: .medium)
      lineLimit = 1
    } else {
      dynamicTypeSize = dynamicTypeSize.inSmallPlaces
    }
  }

  private mutating func setWatch(_ watch: WatchMetrics, _ family: WidgetFamily) {
    if watch.hasLargeText, dynamicTypeSize == .large { dynamicTypeSize = .xLarge }
    switch family {
    case .accessoryCircular:
      font = .system(size: watch.circularText, weight: .medium, design: .rounded)
    case .accessoryCorner:
      font = .system(size: watch.cornerText, weight: .semibold, design: .rounded)
      showsWidgetLabel = true
      accessoryLabelSize = watch.cornerText
    case .accessoryRectangular:
      font = .system(size: watch.rectangularText, weight: .medium, design: .rounded)
    default: break
    }
  }
}
