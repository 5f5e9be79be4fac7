import SwiftUI

extension View {
  /// The view, and all in it, belongs to the accent group where the system draws the widget
  /// accented. `widgetAccentable(false)` further in doesn't remove a view from the group (Apple's
  /// documentation of the method).
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
    modifier(AccentRoleModifier(accentable ? .accent : nil))
  }

  /// The label of a watch face around the widget: text, an image, a gauge or a progress view, or
  /// several of them. A phone shows none.
  ///
  /// - Support: partly; along the inner curve of `accessoryCorner`. The Infograph's bezel, where
  ///   `accessoryCircular` would have its label, isn't drawn.
  public nonisolated func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { modifier(_AccessoryLabelModifier(label())) }

  public nonisolated func widgetLabel(_ labelKey: _WrittenKey<Self>) -> ModifiedContent<
    Self, _AccessoryLabelModifier<Text>
  > {
    modifier(_AccessoryLabelModifier(Text(labelKey)))
  }

  public nonisolated func widgetLabel<W: _Wording>(_ label: W) -> ModifiedContent<
    Self, _AccessoryLabelModifier<Text>
  > {
    modifier(_AccessoryLabelModifier(label._text))
  }

  @_disfavoredOverload
  public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<
    Self, _AccessoryLabelModifier<Text>
  > {
    modifier(_AccessoryLabelModifier(Text(verbatim: String(label))))
  }
}

extension Image {
  /// Sets the colouring of the image in accented rendering. Within a `widgetAccentable` view Apple
  /// doesn't document which of the two applies; here it is the image's.
  public nonisolated func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View { modifier(AccentRoleModifier(renderingMode?.role)) }
}

extension View {
  /// In a corner of a watch face text, symbols and images follow the curve, on the outer side of the
  /// label; the widget must have one (Apple, `widgetCurvesContent(_:)`). Elsewhere nothing changes.
  public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
    modifier(AccessoryCurveModifier(curvesContent))
  }
}
