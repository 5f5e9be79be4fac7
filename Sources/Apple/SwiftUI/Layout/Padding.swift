import DisplayList
import Foundation

public nonisolated struct _PaddingLayout: _NodeModifier {
  public typealias Body = Never
  public var edges: Edge.Set
  public var insets: EdgeInsets?
  public nonisolated init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    let all = insets ?? EdgeInsets(.all, _PaddingLayout.standard)
    return PaddingNode(node, all.at(edges), isMirrored: inputs.isMirrored)
  }

  /// `padding()` without a length, on iOS; points. Source: `styles_geometry.json`, `default_padding`.
  static let standard: CGFloat = 16
}

/// Insets its content. Insets that are no numbers are none.
final class PaddingNode: UnaryNode {
  private let insets: EdgeInsets
  private let isMirrored: Bool

  init(_ child: _Node, _ insets: EdgeInsets, isMirrored: Bool) {
    self.insets = EdgeInsets(
      top: insets.top.orZero, leading: insets.leading.orZero, bottom: insets.bottom.orZero,
      trailing: insets.trailing.orZero)
    self.isMirrored = isMirrored
    super.init(child)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.inset(by: insets)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(offer(proposal))
    return CGSize(
      width: max(size.width + insets.leading + insets.trailing, 0),
      height: max(size.height + insets.top + insets.bottom, 0))
  }

  override func placeChildren() {
    place(
      child, at: CGPoint(x: insets.leading, y: insets.top), offer(proposal), mirrored: isMirrored)
  }

  private var trait: ViewTrait {
    .padding(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  override func draw(_ context: inout DrawContext) { context.draw(child, with: trait) }

  override var spacerTraits: [ViewTrait] { [trait] + child.spacerTraits }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard let value = child.explicitAlignment(key, offer(proposal)) else { return nil }
    return value + (key.axis == .horizontal ? insets.leading : insets.top)
  }

  override var spacing: Spacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return child.spacing.resetting(edges)
  }
}

extension ProposedViewSize {
  /// What is left between the insets, at least nothing.
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: height.map { max($0 - insets.top - insets.bottom, 0) })
  }
}

// The length stands first and the others are disfavoured: for arithmetic the type checker tries each
// of equal overloads, and with each all that the padding is applied to. No argument fits two of them.
extension View {
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(.all, length)))
  }

  @_disfavoredOverload
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// - Parameter length: points; nil for the standard 16.
  @_disfavoredOverload
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      _PaddingLayout(edges: edges, insets: length.map { EdgeInsets(.all, $0) }))
  }
}
