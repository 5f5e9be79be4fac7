import Foundation

/// Draws texts in its own way.
public protocol TextRenderer: Animatable {
  /// - Parameters:
  ///   - layout: the text as it was set.
  ///   - ctx: the origin is the text's upper left corner.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The text's own size, unless the renderer returns another.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The distances that the drawing extends beyond the text's edges; points. A picture isn't cut there.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer asks for its size.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}
