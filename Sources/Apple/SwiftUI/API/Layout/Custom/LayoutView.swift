import Foundation

/// The view that a layout makes of its content when it is called as a function.
nonisolated struct LayoutView<L: Layout, Content: View>: _PrimitiveView {
  let layout: L
  let content: Content
  @MainActor static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    nodes.nodes.append(view.layout.node(inputs, view.content))
  }
}

extension Layout {
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }

  @MainActor fileprivate func node<V: View>(_ inputs: _ViewInputs, _ content: V) -> _Node {
    if let layout = self as? AnyLayout { return layout.base.node(inputs, content) }
    var inputs = inputs
    inputs.stackAxis = Self.layoutProperties.stackOrientation
    let nodes = inputs.nodes(content)
    if let layout = self as? any _BuiltInLayout {
      return layout._makeNode(nodes, isMirrored: inputs.isMirrored)
    }
    return CustomLayoutNode(self, nodes, direction: inputs.environment.layoutDirection)
  }
}
