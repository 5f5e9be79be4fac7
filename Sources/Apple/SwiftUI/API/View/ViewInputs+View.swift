extension _ViewInputs {
  /// The one node of a view: several are put into a `ZStack`, as the content of a `background` is.
  @MainActor
  func single<V: View>(_ view: V, alignment: Alignment = .center) -> _Node {
    var list = _NodeList()
    V._resolve(view, self, into: &list)
    if list.nodes.count == 1 { return list.nodes[0] }
    return ZStackNode(
      list.nodes, alignment: alignment, isMirrored: isMirrored, isContainer: false)
  }

  /// The nodes of a view, in its order.
  @MainActor
  func nodes<V: View>(_ view: V) -> [_Node] {
    var list = _NodeList()
    V._resolve(view, self, into: &list)
    return list.nodes
  }
}
