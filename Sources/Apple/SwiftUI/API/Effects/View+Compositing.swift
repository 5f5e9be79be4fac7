import DisplayList
import Foundation

extension View {
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(
      _GroupEffect { _, _ in
        blendMode == .normal ? nil : CompositingGroup(blend: blendMode.blend)
      })
  }

  /// Draws the view as one picture before it is blended.
  public nonisolated func compositingGroup() -> some View {
    modifier(_GroupEffect { _, _ in CompositingGroup(isolated: true) })
  }

  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    compositingGroup()
  }
}
