import Foundation

/// An `HStack` as a layout, to be changed for another.
public struct HStackLayout: _BuiltInLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  public static var layoutProperties: LayoutProperties { .along(.horizontal) }
  public func _makeNode(_ nodes: [_Node], isMirrored: Bool) -> _Node {
    StackNode(
      .horizontal, alignment: alignment.key, spacing: spacing, mirrored: isMirrored, nodes)
  }
}
