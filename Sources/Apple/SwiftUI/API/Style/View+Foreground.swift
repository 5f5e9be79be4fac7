import Foundation

extension View {
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
  }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      _ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _ForegroundStyleModifier(
        styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets the foreground's color; nil for the default foreground.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(_ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
  }
}

public nonisolated struct _ForegroundStyleModifier: _EnvironmentModifier {
  let styles: [AnyShapeStyle]
  nonisolated init(styles: [AnyShapeStyle]) { self.styles = styles }
  @MainActor public func _change(_ environment: inout EnvironmentValues) {
    environment.setForeground(styles)
    environment.fields.isForegroundChosen = !styles.isEmpty
  }
}
