import SwiftUI

extension View {
  /// The view takes the accent colour where the system draws the widget in two.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// What a watch face writes around the widget. A phone shows none.
  public nonisolated func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { self }

  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
}

extension Image {
  public nonisolated func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View { self }
}

extension View {
  /// A watch face bends the content along its corner. A phone doesn't.
  public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

  /// What a watch's widget would write around a group of accessories.
  public nonisolated func accessoryWidgetGroupStyle(
    _ style: AccessoryWidgetGroupStyle
  ) -> some View { self }
}

public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = AccessoryWidgetGroupStyle(name: "automatic")
  public static let circular = AccessoryWidgetGroupStyle(name: "circular")
  public static let roundedSquare = AccessoryWidgetGroupStyle(name: "roundedSquare")
}
