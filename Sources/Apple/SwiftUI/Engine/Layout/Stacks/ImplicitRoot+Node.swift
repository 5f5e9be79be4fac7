extension ImplicitRoot {
  /// The one node of several, or the only one.
  @MainActor
  func node(of nodes: [_Node], isMirrored: Bool) -> _Node {
    if nodes.count == 1, let only = nodes.first { return only }
    switch self {
    case .column:
      return StackNode(
        .vertical, alignment: HorizontalAlignment.center.key, spacing: nil, mirrored: isMirrored,
        nodes)
    case .layers:
      return ZStackNode(nodes, alignment: .center, isMirrored: isMirrored, isContainer: false)
    }
  }
}
