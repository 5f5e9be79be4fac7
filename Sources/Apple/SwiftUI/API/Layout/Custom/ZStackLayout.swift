import Foundation

/// A `ZStack` as a layout, to be changed for another.
public struct ZStackLayout: _BuiltInLayout {
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  public func _makeNode(_ nodes: [_Node], isMirrored: Bool) -> _Node {
    ZStackNode(nodes, alignment: alignment, isMirrored: isMirrored)
  }
}
