import Foundation

/// The label as it is, fainter where it can't be used.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(DimmedWhereDisabled())
  }
}
