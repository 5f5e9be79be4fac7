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
