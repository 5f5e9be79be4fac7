import DisplayList
import Foundation

/// The node of a `GeometryReader`.
///
/// 1. It takes all that is proposed, and 10 points along an axis without a proposal.
/// 2. Its content is made once it is placed, of its final frame, and is proposed its size.
/// 3. The content's upper leading corner is its own (case `fg-geometryreader`).
///
/// Source: Apple's documentation of `GeometryReader`.
final class GeometryReaderNode: _Node {
  private let make: (GeometryProxy) -> _Node
  private var content: _Node?

  private let context: ResolveContext
  private let isMirrored: Bool

  init(_ inputs: _ViewInputs, _ make: @escaping (GeometryProxy) -> _Node) {
    context = inputs.context
    isMirrored = inputs.isMirrored
    self.make = make
  }

  override var kind: String? { "GeometryReader" }
  override var children: [_Node] { content.map { [$0] } ?? [] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override func placeChildren() {
    let node = make(GeometryProxy(frame, context, mirrored: isMirrored))
    content = node
    node.place(at: frame.origin, ProposedViewSize(frame.size))
  }

  override func facts(_ step: (_Node) -> Int?) -> LayoutTrace.Facts { .container }

  override func draw(_ context: inout DrawContext) {
    if let content { context.draw(content) }
  }
}
