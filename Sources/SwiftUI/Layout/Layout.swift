import Foundation

/// A way to lay out views, of one's own.
public protocol Layout: Sendable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?
  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = ViewSpacing()
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return spacing
  }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
  public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

nonisolated struct LayoutView<L: Layout, Content: View>: _PrimitiveView {
  let layout: L
  let content: Content
  @MainActor static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inputs = inputs
    inputs.environment.fields.stackAxis = L.layoutProperties.stackOrientation
    nodes.nodes.append(
      CustomLayoutNode(
        view.layout, inputs.nodes(view.content),
        direction: inputs.environment.layoutDirection))
  }
}

/// Lets the developer's layout measure and place its subviews.
final class CustomLayoutNode<L: Layout>: _Node {
  private let layout: L
  private let subviews: LayoutSubviews
  private var cache: L.Cache

  init(_ layout: L, _ nodes: [_Node], direction: LayoutDirection) {
    self.layout = layout
    subviews = LayoutSubviews(nodes: nodes, layoutDirection: direction)
    AlignmentKey.guidesAreSet = true
    cache = layout.makeCache(subviews: subviews)
  }

  override var kind: String? { TypeName.of(L.self) }
  override var children: [_Node] { subviews.nodes }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  override func placeChildren() {
    // A subview that the layout forgets stands in the middle, as Apple's documentation says.
    for node in subviews.nodes {
      let size = node.size(.unspecified)
      node.place(
        at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2), .unspecified)
    }
    layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews, cache: &cache)
  }
  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size(proposal))
    if key.axis == .horizontal {
      return layout.explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    }
    return layout.explicitAlignment(
      of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
      cache: &cache)
  }
  override var spacing: Spacing {
    layout.spacing(subviews: subviews, cache: &cache).spacing
  }
  override func draw(_ context: inout DrawContext) { context.draw(subviews.nodes) }
}
