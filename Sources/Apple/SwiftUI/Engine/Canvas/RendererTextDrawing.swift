import DisplayList
import Foundation
import Typesetting

/// The drawing of texts by a ``TextRenderer``.
struct RendererTextDrawing: TextDrawing {
  let renderer: any TextRenderer

  func size(
    _ proposal: ProposedViewSize, layoutSize: @escaping (ProposedViewSize) -> CGSize
  ) -> CGSize {
    renderer.sizeThatFits(proposal: proposal, text: TextProxy(measure: layoutSize))
  }

  /// Lets the renderer draw, on a sheet that lies over the text.
  func draw(
    _ layout: TextLayout, of node: TextNode, at origin: CGPoint, _ context: inout DrawContext
  ) {
    let sheet = CanvasSheet(
      size: node.frame.size, scale: context.scale, symbols: [], inputs: node.inputs)
    var graphics = GraphicsContext(sheet)
    renderer.draw(layout: node.layoutForRenderer(layout, context), in: &graphics)
    if sheet.commands.isEmpty { return }
    let group = CompositingGroup(
      transform: CGAffineTransform(translationX: origin.x, y: origin.y), isolated: true)
    context.group(group) { for command in sheet.commands { $0.append(command) } }
  }
}
