import Foundation

extension View {
  /// Sets the context in which the canvas shows the preview: for a widget its family.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
    modifier(PreviewMark(context: value))
  }

  /// The preview's name on the canvas.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewMark(name: value))
  }
}

/// The name and the context of a preview, around its view.
nonisolated struct PreviewMark: _NodeModifier {
  typealias Body = Never
  var name: String?
  var context: (any PreviewContext)?
  nonisolated init(name: String? = nil, context: (any PreviewContext)? = nil) {
    self.name = name
    self.context = context
  }
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    PreviewMarkNode(node, self)
  }
}

final class PreviewMarkNode: UnaryNode {
  let mark: PreviewMark
  init(_ child: _Node, _ mark: PreviewMark) {
    self.mark = mark
    super.init(child)
  }
}

/// One of the views that a `PreviewProvider` shows: each view at the top of its `previews` is one.
package struct PreviewPiece {
  package var name: String?
  package var context: (any PreviewContext)?
}

extension ViewRenderer {
  /// The previews of a view, in order.
  package func pieces<V: View>(_ view: V, environment: EnvironmentValues) -> [PreviewPiece] {
    topNodes(view, environment).map { node in
      var piece = PreviewPiece()
      var inner: _Node? = node
      // The outermost counts.
      while let unary = inner as? UnaryNode {
        if let mark = (unary as? PreviewMarkNode)?.mark {
          piece.name = piece.name ?? mark.name
          piece.context = piece.context ?? mark.context
        }
        inner = unary.child
      }
      return piece
    }
  }
}
