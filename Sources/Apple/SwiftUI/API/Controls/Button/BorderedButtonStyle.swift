import Foundation

/// The label in the tint, on a background shape in a faint tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}
