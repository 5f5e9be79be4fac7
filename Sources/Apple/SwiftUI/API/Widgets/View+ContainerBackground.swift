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

  /// One on a view that has another around it counts for nothing: the outermost is the container's.
  @MainActor static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    guard modifier.placement == .widget, !inputs.isInContainerBackground else {
      return Base._resolve(content, inputs, into: &nodes)
    }
    var inputs = inputs
    inputs.isInContainerBackground = true
    let first = nodes.nodes.count
    var inner = inputs
    inner.stackAxis = nil
    let node = inner.single(modifier.background)
    let background = ContainerBackgroundNode(
      node, alignment: modifier.alignment, isMirrored: inputs.isMirrored)
    inputs.context.containerBackground = background
    Base._resolve(content, inputs, into: &nodes)
    if first < nodes.nodes.count {
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
