import Foundation

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ButtonForeground(role: configuration.role))
  }
}
