import Foundation
import Typesetting

/// A way to measure and draw texts that replaces the engine's own.
protocol TextDrawing {
  /// The size of a text; points.
  /// - Parameter layoutSize: the size of the text's own layout.
  func size(
    _ proposal: ProposedViewSize, layoutSize: @escaping (ProposedViewSize) -> CGSize
  ) -> CGSize

  /// - Parameter origin: the text's upper left corner in the picture, points.
  func draw(
    _ layout: TextLayout, of node: TextNode, at origin: CGPoint, _ context: inout DrawContext)
}

extension EnvironmentValues {
  /// The way in which texts are drawn here; nil for the engine's own.
  @Entry var textDrawing: (any TextDrawing)?
}
