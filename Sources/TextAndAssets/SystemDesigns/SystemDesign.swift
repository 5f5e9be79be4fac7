import Symbols
import Typesetting

/// The metrics, colours and shapes of controls of one version of an operating system.
///
/// Everything that a picture owes to the version is a value here: outside this target no version is
/// compared with a number. ``all`` is the table of designs; a new design is a row of it. `Colors` and
/// `Metrics` have the types of its values.
package final class SystemDesign: Sendable {
  package enum Platform: String, Hashable, Sendable, CaseIterable { case iOS, watchOS, macOS }

  package let platform: Platform
  /// The version of iOS that was released together with the design.
  package let version: SystemVersion
  package let colors: SystemPalette
  package let text: TextDesign
  /// The bounds that layout gives a symbol.
  package let symbolBounds: SymbolLibrary.Bounds
  package let lists: ListMetrics
  package let controls: ControlMetrics
  package let tabBar: TabBarDesign
  package let widgets: WidgetDesign

  /// A design in full.
  init(
    _ platform: Platform, _ version: SystemVersion, colors: SystemPalette, text: TextDesign,
    symbolBounds: SymbolLibrary.Bounds, lists: ListMetrics, controls: ControlMetrics,
    tabBar: TabBarDesign, widgets: WidgetDesign
  ) {
    self.platform = platform
    self.version = version
    self.colors = colors
    self.text = text
    self.symbolBounds = symbolBounds
    self.lists = lists
    self.controls = controls
    self.tabBar = tabBar
    self.widgets = widgets
  }

  /// A design by its differences from another.
  convenience init(
    _ platform: Platform, _ version: SystemVersion, like base: SystemDesign,
    colors: SystemPalette? = nil, text: TextDesign? = nil,
    symbolBounds: SymbolLibrary.Bounds? = nil, lists: ListMetrics? = nil,
    controls: ControlMetrics? = nil, tabBar: TabBarDesign? = nil, widgets: WidgetDesign? = nil
  ) {
    self.init(
      platform, version, colors: colors ?? base.colors, text: text ?? base.text,
      symbolBounds: symbolBounds ?? base.symbolBounds, lists: lists ?? base.lists,
      controls: controls ?? base.controls, tabBar: tabBar ?? base.tabBar,
      widgets: widgets ?? base.widgets)
  }

  /// The design of a widget on an iPhone where no version is chosen.
  package static let standard = SystemVersion.standard.design(on: .iOS)

  /// The design of another platform that was released together with this one.
  package func counterpart(on platform: Platform) -> SystemDesign {
    platform == self.platform ? self : version.design(on: platform)
  }
}

extension SystemDesign: Hashable {
  package static func == (a: SystemDesign, b: SystemDesign) -> Bool {
    a === b || (a.platform == b.platform && a.version == b.version)
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(platform)
    hasher.combine(version)
  }
}
