import Foundation
import SystemDesigns

/// In a widget and on a Mac a bordered button, in an app of iOS the label in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticButton(configuration: configuration)
  }
}

private struct AutomaticButton: _PartView {
  @Environment(\.surfaceOfControls) private var surface
  @Environment(\.platform) private var platform
  let configuration: PrimitiveButtonStyleConfiguration
  var body: some View {
    if platform == .macOS {
      MacButton(configuration: configuration)
    } else if surface == .widget {
      BorderedButton(configuration: configuration, isProminent: false)
    } else {
      configuration.label.modifier(ButtonForeground(role: configuration.role))
    }
  }
}

/// The label as it is, fainter where it can't be used.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(DimmedWhereDisabled())
  }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ButtonForeground(role: configuration.role))
  }
}

/// The label in the tint, on a plate of a thin tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

/// The label in white on a plate of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
}

/// The label on glass; Apple's from iOS 26.
///
/// - Support: partly; a flat sheet, nothing behind it is bent
public struct GlassButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public nonisolated init(_ glass: Glass) {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false, isGlass: true)
  }
}

/// The label in white on tinted glass; Apple's from iOS 26.
///
/// - Support: partly; a flat sheet, nothing behind it is bent
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true, isGlass: true)
  }
}

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
