extension _ViewInputs {
  /// The one node of a view: several are put into a `ZStack`, as the content of a `background` is.
  @MainActor
  func single<V: View>(_ view: V) -> _Node {
    let root = ImplicitRoot.layers
    var inputs = self
    inputs.implicitRoot = root
    return root.node(of: inputs.topNodes(view), isMirrored: isMirrored)
  }

  /// Resolves several views: into the implicit root where one is asked for, else as they are.
  @MainActor
  func severally(
    into nodes: inout _NodeList, _ resolve: @MainActor (_ViewInputs, inout _NodeList) -> Void
  ) {
    guard let implicitRoot else { return resolve(self, &nodes) }
    var inputs = self
    inputs.implicitRoot = nil
    var list = _NodeList()
    resolve(inputs, &list)
    if !list.nodes.isEmpty {
      nodes.nodes.append(implicitRoot.node(of: list.nodes, isMirrored: isMirrored))
    }
  }

  /// The nodes of a view at the root: one where an implicit root is asked for.
  @MainActor
  func topNodes<V: View>(_ view: V) -> [_Node] {
    var list = _NodeList()
    V._resolve(view, self, into: &list)
    return list.nodes
  }

  /// The nodes of a view, in its order.
  @MainActor
  func nodes<V: View>(_ view: V) -> [_Node] {
    var list = _NodeList()
    list.nodes.reserveCapacity(8)
    if implicitRoot == nil {
      V._resolve(view, self, into: &list)
    } else {
      var inputs = self
      inputs.implicitRoot = nil
      V._resolve(view, inputs, into: &list)
    }
    return list.nodes
  }
}
