import Foundation

/// A corner's picture: the content in its square, the label along the curve on its inner side.
final class CornerRootNode: UnaryNode {
  private let label: _Node?
  private let corner: CornerPlace
  private let isCurved: Bool

  /// - Parameter isCurved: the content follows the curve too, where it has a label.
  init(_ child: _Node, label: _Node?, corner: CornerPlace, isCurved: Bool) {
    self.label = label
    self.corner = corner
    self.isCurved = isCurved && label != nil
    super.init(child)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var children: [_Node] { [child] + (label.map { [$0] } ?? []) }

  override func placeChildren() {
    let side = label == nil ? corner.contentSide : corner.labelledSide
    let middle = label == nil ? corner.contentCenter : corner.labelledCenter
    // What will be bent lies flat around the origin until then.
    if isCurved {
      place(child, in: CGSize(width: corner.labelRoom.width, height: side), around: .zero)
    } else {
      place(child, in: CGSize(width: side, height: side), around: middle)
    }
    if let label { place(label, in: corner.labelRoom, around: .zero) }
  }

  private func place(_ node: _Node, in room: CGSize, around middle: CGPoint) {
    let childProposal = ProposedViewSize(room)
    let size = node.size(childProposal)
    node.place(
      at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2), childProposal)
  }

  override func draw(_ context: inout DrawContext) {
    let toContent = CGPoint(
      x: corner.labelledCenter.x - corner.center.x, y: corner.labelledCenter.y - corner.center.y)
    let distance = (toContent.x * toContent.x + toContent.y * toContent.y).squareRoot()
    guard distance > 0 else { return context.draw(child) }
    let middle = CGPoint(x: toContent.x / distance, y: toContent.y / distance)
    if isCurved {
      let bend = ArcBend(center: corner.center, radius: distance, middle: middle)
      context.draw(child, bentBy: bend)
    } else {
      context.draw(child)
    }
    if let label {
      let bend = ArcBend(center: corner.center, radius: corner.labelRadius, middle: middle)
      context.draw(label, bentBy: bend)
    }
  }
}

extension DrawContext {
  fileprivate mutating func draw(_ node: _Node, bentBy bend: ArcBend) {
    let first = views.count
    let flat = captured { $0.draw(node) }
    for command in bend.bent(flat, views: views, rigid: Set(rigidViews)) { append(command) }
    describeViews(from: first) { views in
      for i in first..<views.count { views[i].frame = bend.bounds(of: views[i].frame) }
    }
  }
}
