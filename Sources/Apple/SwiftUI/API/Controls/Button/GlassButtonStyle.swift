import Foundation

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
