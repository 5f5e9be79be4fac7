import Foundation

/// A `Grid` as a layout, to be changed for another. Rows are its subviews.
public struct GridLayout: _BuiltInLayout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
  public static var layoutProperties: LayoutProperties { .along(.vertical) }
  public func _makeNode(_ nodes: [_Node], isMirrored: Bool) -> _Node {
    GridNode(
      nodes, alignment: alignment, horizontal: horizontalSpacing, vertical: verticalSpacing,
      isMirrored: isMirrored)
  }
}
