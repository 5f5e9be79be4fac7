import Foundation

public nonisolated struct _SafeAreaRegionsIgnoringLayout: _NodeModifier {
  public var regions: SafeAreaRegions
  public var edges: Edge.Set
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    // No keyboard covers a picture. The node takes a priority away, in a safe area or not.
    guard inputs.isInSafeArea || node.layoutPriority != 0, regions.contains(.container),
      !edges.isEmpty
    else { return node }
    return SafeAreaIgnoringNode(
      node, edges: edges, context: inputs.context, isMirrored: inputs.isMirrored)
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
