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

/// A `ZStack` as a layout, to be changed for another.
public struct ZStackLayout: _BuiltInLayout {
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  public func _makeNode(_ nodes: [_Node], isMirrored: Bool) -> _Node {
    ZStackNode(nodes, alignment: alignment, isMirrored: isMirrored)
  }
}

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

extension LayoutProperties {
  fileprivate static func along(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

/// The requirements of the built-in layouts, for a layout of the developer's own that calls them.
extension _BuiltInLayout where Cache == Void {
  private func node(_ subviews: Subviews) -> _Node {
    MainActor.assumeIsolated { _makeNode(subviews.nodes, isMirrored: false) }
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing(node(subviews).spacing)
  }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    node(subviews).size(proposal)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    node(subviews).place(at: bounds.origin, proposal)
    for node in subviews.nodes { subviews.board.put(node, at: node.frame.origin, node.proposal) }
  }
}
