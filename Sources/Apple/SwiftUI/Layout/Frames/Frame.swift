import DisplayList
import Foundation

public nonisolated struct _FrameLayout: _NodeModifier {
  public typealias Body = Never
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
  nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    // As Apple's: a length that is none is left out, and said.
    let width = width.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
    let height = height.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
    if width != self.width || height != self.height { inputs.context.noteInvalidFrame() }
    return FrameNode(
      node, width: width, height: height, alignment: alignment, isMirrored: inputs.isMirrored)
  }
}

/// A fixed length along either or both axes.
final class FrameNode: UnaryNode {
  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: Alignment
  private let isMirrored: Bool

  init(
    _ child: _Node, width: CGFloat?, height: CGFloat?, alignment: Alignment, isMirrored: Bool
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
    self.isMirrored = isMirrored
    super.init(child)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.size(offer(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  private func origin(_ proposal: ProposedViewSize) -> CGPoint {
    child.aligned(alignment, in: size(proposal), offer(proposal))
  }

  override func placeChildren() {
    place(child, at: origin(proposal), offer(proposal), mirrored: isMirrored)
  }

  private var trait: ViewTrait {
    .frame(width: width, height: height, alignment: alignment.name)
  }

  override func draw(_ context: inout DrawContext) { context.draw(child, with: trait) }

  override var spacerTraits: [ViewTrait] { [trait] + child.spacerTraits }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard let value = child.explicitAlignment(key, offer(proposal)) else { return nil }
    return value + origin(proposal)[key.axis]
  }

  override var spacing: Spacing {
    if child.spacerLength != nil { return child.spacing }
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return child.spacing.resetting(edges)
  }
}

extension _Node {
  /// Where this view's corner goes so that its guides meet those of a box of `size`.
  final func aligned(
    _ alignment: Alignment, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGPoint {
    let own = anchor(alignment, proposal)
    let box = alignment.point(in: size)
    return CGPoint(x: box.x - own.x, y: box.y - own.y)
  }
}

extension ResolveContext {
  /// The words of Apple's own log.
  func noteInvalidFrame() {
    note("invalid-frame", "Invalid frame dimension (negative or non-finite).")
  }
}

extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}

extension View {
  /// - Parameters: points; nil for what the view has by itself.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View {
    modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
  }
}
