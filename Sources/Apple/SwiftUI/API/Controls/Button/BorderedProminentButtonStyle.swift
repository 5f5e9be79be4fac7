import Foundation

/// The label in white on a background shape in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
}
