import Foundation

/// A view's size, and where its guides lie; points.
public struct ViewDimensions {
  let node: _Node?
  let proposal: ProposedViewSize
  let size: CGSize

  init(node: _Node?, proposal: ProposedViewSize, size: CGSize) {
    self.node = node
    self.proposal = proposal
    self.size = size
  }

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    node?.explicitAlignment(guide.key, proposal)
  }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    node?.explicitAlignment(guide.key, proposal)
  }

  subscript(key: AlignmentKey) -> CGFloat {
    if let place = Self.place(of: key, in: size, of: node) { return place }
    if key.canBeExplicit, let value = node?.explicitAlignment(key, proposal) { return value }
    // A default that asks for itself has no end of its own.
    guard AlignmentKey.defaultsAsked < 100 else { return 0 }
    AlignmentKey.defaultsAsked += 1
    defer { AlignmentKey.defaultsAsked -= 1 }
    return key.id.defaultValue(in: self)
  }

  /// The position of a guide that no view has set and that is a part of the length; nil for any other.
  @inline(__always)
  static func place(of key: AlignmentKey, in size: CGSize, of node: _Node?) -> CGFloat? {
    guard let place = key.place, node?.mayMoveGuides != true else { return nil }
    switch place {
    case .start: return 0
    case .middle: return (key.axis == .horizontal ? size.width : size.height) / 2
    case .end: return key.axis == .horizontal ? size.width : size.height
    }
  }
}
