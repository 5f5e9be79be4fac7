import Foundation

nonisolated struct ContainerBackgroundModifier<Background: View>: ViewModifier {
  typealias Body = Never
  let background: Background
  let alignment: Alignment
  let placement: ContainerBackgroundPlacement
  nonisolated init(
    _ background: Background, alignment: Alignment, placement: ContainerBackgroundPlacement
  ) {
    self.background = background
    self.alignment = alignment
    self.placement = placement
  }

  @MainActor static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let first = nodes.nodes.count
    if modifier.placement == .widget {
      var inner = inputs
      inner.environment.fields.stackAxis = nil
      let node = inner.single(modifier.background, alignment: modifier.alignment)
      inputs.context.containerBackground = ContainerBackgroundNode(
        node, alignment: modifier.alignment, isMirrored: inputs.isMirrored)
    }
    Base._resolve(content, inputs, into: &nodes)
    if modifier.placement == .widget, first < nodes.nodes.count,
      let background = inputs.context.containerBackground
    {
      inputs.context.containerBackgrounds.append(
        (ObjectIdentifier(nodes.nodes[first]), background))
    }
  }
}

extension View {
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(
      ContainerBackgroundModifier(
        Rectangle().fill(style), alignment: .center, placement: container))
  }

  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(ContainerBackgroundModifier(content(), alignment: alignment, placement: container))
  }
}
