/// A modifier that wraps each node of its content in a node of its own.
public protocol _NodeModifier: ViewModifier where Body == Never {
  @MainActor @preconcurrency
  func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node
}

extension _NodeModifier {
  @MainActor public static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let first = nodes.nodes.count
    Base._resolve(content, inputs, into: &nodes)
    for i in first..<nodes.nodes.count {
      nodes.nodes[i] = modifier._wrap(nodes.nodes[i], inputs)
    }
  }
}
