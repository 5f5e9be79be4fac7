import Foundation

/// A `VStack` as a layout, to be changed for another.
public struct VStackLayout: _BuiltInLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  public static var layoutProperties: LayoutProperties { .along(.vertical) }
  public func _makeNode(_ nodes: [_Node], isMirrored: Bool) -> _Node {
    StackNode(.vertical, alignment: alignment.key, spacing: spacing, mirrored: isMirrored, nodes)
  }
}
