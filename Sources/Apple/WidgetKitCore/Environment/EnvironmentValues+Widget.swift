import SwiftUI

private struct FamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
private struct RenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}
private struct ContentMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private struct ShowsBackgroundKey: EnvironmentKey { static let defaultValue = true }
private struct LevelOfDetailKey: EnvironmentKey {
  static let defaultValue = LevelOfDetail.default
}
private struct ShowsLabelKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  public internal(set) var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }

  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }

  /// The margins that the system puts around the content, or would.
  public internal(set) var widgetContentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  /// False where the system removes the container background.
  public internal(set) var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] }
    set { self[ShowsBackgroundKey.self] = newValue }
  }

  /// True where a `widgetLabel` is shown. Apple's documentation: always for `accessoryCorner`; for
  /// `accessoryCircular` only at the top of the Infograph face, which isn't drawn here; never on iOS.
  public var showsWidgetLabel: Bool {
    get { self[ShowsLabelKey.self] }
    set { self[ShowsLabelKey.self] = newValue }
  }

  /// The level of detail by the viewer's distance, on Apple Vision Pro; elsewhere widgets are always drawn
  /// in full.
  public var levelOfDetail: LevelOfDetail {
    get { self[LevelOfDetailKey.self] }
    set { self[LevelOfDetailKey.self] = newValue }
  }

  /// Sets the values that depend on the placement.
  package mutating func setWidget(
    family: WidgetFamily, contentMargins: EdgeInsets, showsContainerBackground: Bool
  ) {
    widgetFamily = family
    widgetContentMargins = contentMargins
    showsWidgetContainerBackground = showsContainerBackground
  }
}

public struct LevelOfDetail: Hashable, Sendable {
  private let name: String
  public static let `default` = LevelOfDetail(name: "default")
  public static let simplified = LevelOfDetail(name: "simplified")
}
