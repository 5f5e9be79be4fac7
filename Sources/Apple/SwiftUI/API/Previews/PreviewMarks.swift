import Foundation

extension View {
  /// Sets the context in which the canvas shows the preview: for a widget its family.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
    modifier(PreviewMark { $0.context = value })
  }

  /// The preview's name on the canvas.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewMark { $0.name = value })
  }

  /// The container that the canvas puts the preview into.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewMark { $0.settings.layout = value })
  }

  /// The device whose screen the canvas shows.
  ///
  /// - Support: at rest; the device is chosen for all frames, by `--device`. A frame of another says so.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewMark { $0.settings.device = value?.rawValue })
  }

  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewMark { $0.settings.orientation = value })
  }
}

/// A change of how the canvas shows a preview, around its view.
nonisolated struct PreviewMark: _NodeModifier {
  private(set) var piece = PreviewPiece()

  nonisolated init(_ change: (inout PreviewPiece) -> Void) { change(&piece) }

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
  package var settings = PreviewSettings()

  /// The same with what these settings choose and its own don't.
  package func filled(from settings: PreviewSettings) -> PreviewPiece {
    var piece = self
    piece.settings.fill(from: settings)
    return piece
  }

  /// Takes over what this doesn't choose.
  fileprivate mutating func fill(from other: PreviewPiece) {
    name = name ?? other.name
    context = context ?? other.context
    settings.fill(from: other.settings)
  }
}

extension ViewRenderer {
  /// The previews of a view, in order.
  package func pieces<V: View>(_ view: V, environment: EnvironmentValues) -> [PreviewPiece] {
    topNodes(view, environment).map { node in
      var piece = PreviewPiece()
      var inner: _Node? = node
      // The outermost counts.
      while let unary = inner as? UnaryNode {
        if let mark = (unary as? PreviewMarkNode)?.mark { piece.fill(from: mark.piece) }
        inner = unary.child
      }
      return piece
    }
  }
}
