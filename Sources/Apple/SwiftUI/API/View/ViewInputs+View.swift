extension _ViewInputs {
  /// The one node of a view: several are put into a `ZStack`, as the content of a `background` is.
  @MainActor
  func single<V: View>(_ view: V, alignment: Alignment = .center) -> _Node {
    var inputs = self
    inputs.wantsOne = false
    var list = _NodeList()
    V._resolve(view, inputs, into: &list)
    if list.nodes.count == 1 { return list.nodes[0] }
    return ZStackNode(
      list.nodes, alignment: alignment, isMirrored: isMirrored, isContainer: false)
  }

  /// The nodes of a view, in its order.
  @MainActor
  func nodes<V: View>(_ view: V) -> [_Node] {
    var inputs = self
    inputs.wantsOne = false
    var list = _NodeList()
    V._resolve(view, inputs, into: &list)
    return list.nodes
  }

  /// Appends what `resolve` makes: as it is, or, where the view is wanted as one, as a column.
  @MainActor
  func append(
    to nodes: inout _NodeList, _ resolve: (_ViewInputs, inout _NodeList) -> Void
  ) {
    guard wantsOne else { return resolve(self, &nodes) }
    var inputs = self
    inputs.wantsOne = false
    inputs.environment.fields.stackAxis = .vertical
    var list = _NodeList()
    resolve(inputs, &list)
    if list.nodes.count == 1 {
      nodes.nodes.append(list.nodes[0])
    } else {
      nodes.nodes.append(
        StackNode(
          .vertical, alignment: HorizontalAlignment.center.key, spacing: nil,
          mirrored: isMirrored, list.nodes))
    }
  }
}
