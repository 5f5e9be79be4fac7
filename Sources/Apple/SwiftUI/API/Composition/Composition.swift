import Foundation

/// The content of a ``ComposedView`` in the making. Coordinates are in points from the view's upper left
/// corner; what is added later lies in front.
@MainActor
package final class Composition {
  enum Piece {
    case node(_Node)
    case figure(DrawnFigure)
  }

  /// The view's frame in the coordinates of the whole picture.
  package let frame: CGRect
  private let inputs: _ViewInputs
  private var count = 0
  private(set) var pieces: [Piece] = []

  init(_ frame: CGRect, _ inputs: _ViewInputs) {
    self.frame = frame
    self.inputs = inputs
  }

  package var size: CGSize { frame.size }
  package var environment: EnvironmentValues { inputs.environment }
  /// The leading edge is at the right.
  package var isMirrored: Bool { inputs.isMirrored }

  /// A view ready to be measured and placed; it is seen only if it is placed.
  package func item(_ view: some View) -> CompositionItem {
    var inputs = inputs
    inputs.descend(into: count)
    count += 1
    return CompositionItem(node: inputs.single(view))
  }

  /// - Parameter corner: the upper left corner of the view.
  package func place(_ item: CompositionItem, at corner: CGPoint, _ proposal: ProposedViewSize) {
    let corner = CGPoint(x: corner.x.orZero, y: corner.y.orZero)
    item.node.place(at: frame.origin + corner, proposal)
    pieces.append(.node(item.node))
  }

  package func draw(_ figure: DrawnFigure) {
    var figure = figure
    if environment.isContentPrivate { figure.label = nil }
    pieces.append(.figure(figure))
  }

  /// The number of pieces so far: a position in their order, for ``move(from:to:)``.
  package func mark() -> Int { pieces.count }

  /// Moves the pieces that were added since a mark behind those that were added since an earlier one.
  package func move(from mark: Int, to earlier: Int) {
    let moved = Array(pieces[mark...])
    pieces.removeSubrange(mark...)
    pieces.insert(contentsOf: moved, at: earlier)
  }

  /// The anchor of a rectangle in the view, for a `GeometryProxy`.
  package func anchor(_ rect: CGRect) -> Anchor<CGRect> {
    let node = SpaceNode()
    node.place(at: frame.origin + rect.origin, ProposedViewSize(rect.size))
    return Anchor<CGRect>.Source.bounds.anchor(of: node)
  }

  /// The characters of a text in this environment.
  package func string(_ text: Text) -> String { TextResolver.string(text, inputs) }

  /// Puts a diagnostic into the picture's frame, once.
  package func note(_ code: String, _ message: String) { inputs.context.diagnose(code, message) }
}

/// A view of a ``Composition``.
@MainActor
package struct CompositionItem {
  let node: _Node

  /// Points.
  package func size(_ proposal: ProposedViewSize) -> CGSize { node.size(proposal) }
}
