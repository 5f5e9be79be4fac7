import SwiftUI

private struct FamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
private struct ContentMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private struct ShowsBackgroundKey: EnvironmentKey { static let defaultValue = true }
extension EnvironmentValues {
  public internal(set) var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }

  @Entry public var widgetRenderingMode: WidgetRenderingMode = .fullColor

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
  @Entry public var showsWidgetLabel = false

  /// The level of detail by the viewer's distance, on Apple Vision Pro; elsewhere widgets are always drawn
  /// in full.
  @Entry public var levelOfDetail: LevelOfDetail = .default

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
