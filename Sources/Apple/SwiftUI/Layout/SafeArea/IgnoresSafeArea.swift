import Foundation

public nonisolated struct _SafeAreaRegionsIgnoringLayout: _NodeModifier {
  public typealias Body = Never
  public var regions: SafeAreaRegions
  public var edges: Edge.Set
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    // No keyboard covers a picture.
    guard regions.contains(.container), !edges.isEmpty else { return node }
    return SafeAreaIgnoringNode(
      node, edges: edges, context: inputs.context, isMirrored: inputs.isMirrored)
  }
}

/// Takes its place as if the safe area held for it, and then reaches out of it.
final class SafeAreaIgnoringNode: UnaryNode {
  private let edges: Edge.Set
  private let context: ResolveContext
  private let isMirrored: Bool
  init(_ child: _Node, edges: Edge.Set, context: ResolveContext, isMirrored: Bool) {
    self.edges = edges
    self.context = context
    self.isMirrored = isMirrored
    super.init(child)
  }

  override func placeChildren() {
    let insets = context.safeAreaInsets(of: frame, mirrored: isMirrored).at(edges)
    let outward = EdgeInsets(
      top: -insets.top, leading: -insets.leading, bottom: -insets.bottom,
      trailing: -insets.trailing)
    place(
      child, at: CGPoint(x: -insets.leading, y: -insets.top), proposal.inset(by: outward),
      mirrored: isMirrored)
  }
}

extension View {
  /// Lets the view reach out of the safe area that `safeAreaInset` and `safeAreaPadding` make. A widget
  /// itself has none: since iOS 17 its content margins take that place, and those are given up with
  /// `contentMarginsDisabled()`.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }

  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: .all, edges: edges))
  }
}
