import DisplayList
import Foundation

/// A view that puts itself together once it knows its size: views measured and placed at will, and
/// figures drawn between them. What other targets of the package make charts of.
package nonisolated struct ComposedView: _PrimitiveView {
  private let kind: String?
  private let size: @MainActor (ProposedViewSize) -> CGSize
  private let compose: @MainActor (Composition) -> Void

  /// - Parameters:
  ///   - kind: of its record; nil for none.
  ///   - size: the view's size for a proposal; points.
  ///   - compose: called when the view has its place, each time it gets one.
  package nonisolated init(
    _ kind: String?, size: @escaping @MainActor (ProposedViewSize) -> CGSize,
    compose: @escaping @MainActor (Composition) -> Void
  ) {
    self.kind = kind
    self.size = size
    self.compose = compose
  }

  @MainActor package static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inputs = inputs
    inputs.descend(into: Self.self)
    inputs.stackAxis = nil
    nodes.nodes.append(ComposedNode(view.kind, inputs, view.size, view.compose))
  }
}

final class ComposedNode: _Node {
  private let name: String?
  private let inputs: _ViewInputs
  private let sizing: @MainActor (ProposedViewSize) -> CGSize
  private let compose: @MainActor (Composition) -> Void
  private var pieces: [Composition.Piece] = []

  init(
    _ name: String?, _ inputs: _ViewInputs,
    _ sizing: @escaping @MainActor (ProposedViewSize) -> CGSize,
    _ compose: @escaping @MainActor (Composition) -> Void
  ) {
    self.name = name
    self.inputs = inputs
    self.sizing = sizing
    self.compose = compose
  }

  override var kind: String? { name }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { sizing(proposal) }
  }

  override func placeChildren() {
    let frame = frame
    pieces = MainActor.assumeIsolated {
      let composition = Composition(frame, inputs)
      compose(composition)
      return composition.pieces
    }
  }

  override var children: [_Node] {
    pieces.compactMap {
      if case .node(let node) = $0 { node } else { nil }
    }
  }

  override func draw(_ context: inout DrawContext) {
    for piece in pieces {
      switch piece {
      case .node(let node): context.draw(node)
      case .figure(let figure): context.draw(figure, inputs.environment, at: frame.origin)
      }
    }
  }
}
