import Foundation

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static nonisolated var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static nonisolated var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static nonisolated var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static nonisolated var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static nonisolated var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static nonisolated var glass: GlassButtonStyle { GlassButtonStyle() }
  public static nonisolated func glass(_ glass: Glass) -> GlassButtonStyle {
    GlassButtonStyle(glass)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static nonisolated var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
