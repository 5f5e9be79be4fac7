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
    FrameNode(
      node, width: width.map { max($0, 0) }, height: height.map { max($0, 0) },
      alignment: alignment.mirrored(inputs.environment))
  }
}

/// A fixed length along either or both axes.
final class FrameNode: UnaryNode {
  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: Alignment

  init(_ child: _Node, width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
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

  override func lengthRange(
    _ axis: Axis, _ proposal: ProposedViewSize
  ) -> (min: CGFloat, max: CGFloat) {
    if let fixed = axis == .horizontal ? width : height { return (fixed, fixed) }
    return child.lengthRange(axis, offer(proposal))
  }

  private func origin(_ proposal: ProposedViewSize) -> CGPoint {
    child.aligned(alignment, in: size(proposal), offer(proposal))
  }

  override func placeChildren() {
    child.place(at: frame.origin + origin(proposal), offer(proposal))
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard let value = child.explicitAlignment(key, offer(proposal)) else { return nil }
    return value + origin(proposal)[key.axis]
  }

  override var spacing: Spacing {
    child.spacing.resetting(horizontal: width != nil, vertical: height != nil)
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
