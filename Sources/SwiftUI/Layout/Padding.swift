import Foundation

/// Distances inwards from the edges; points.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}

@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

public nonisolated struct _PaddingLayout: _NodeModifier {
  public typealias Body = Never
  public var edges: Edge.Set
  public var insets: EdgeInsets?
  public nonisolated init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    let insets = self.insets ?? EdgeInsets(edges, _PaddingLayout.standard)
    let isMirrored = inputs.environment.layoutDirection == .rightToLeft
    return PaddingNode(
      node, top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }

  /// `padding()` without a length, on iOS; points. Source: `styles_geometry.json`, `default_padding`.
  static let standard: CGFloat = 16
}

final class PaddingNode: UnaryNode {
  private let top: CGFloat
  private let left: CGFloat
  private let bottom: CGFloat
  private let right: CGFloat

  init(_ child: _Node, top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    super.init(child)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - left - right, 0) },
      height: proposal.height.map { max($0 - top - bottom, 0) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(offer(proposal))
    return CGSize(
      width: max(size.width + left + right, 0), height: max(size.height + top + bottom, 0))
  }

  override func lengthRange(
    _ axis: Axis, _ proposal: ProposedViewSize
  ) -> (min: CGFloat, max: CGFloat) {
    let range = child.lengthRange(axis, offer(proposal))
    let more = axis == .horizontal ? left + right : top + bottom
    return (range.min + more, range.max + more)
  }

  override func placeChildren() {
    child.place(at: CGPoint(x: frame.minX + left, y: frame.minY + top), offer(proposal))
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard let value = child.explicitAlignment(key, offer(proposal)) else { return nil }
    return value + (key.axis == .horizontal ? left : top)
  }

  override var spacing: Spacing {
    var spacing = child.spacing
    if top != 0 { spacing.top = .none }
    if bottom != 0 { spacing.bottom = .none }
    if left != 0 { spacing.leading = .none }
    if right != 0 { spacing.trailing = .none }
    return spacing
  }
}

extension View {
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// - Parameter length: points; nil for the standard 16.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      _PaddingLayout(edges: edges, insets: length.map { EdgeInsets(edges, $0) }))
  }

  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(.all, length)))
  }
}
