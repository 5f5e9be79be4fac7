import Foundation

nonisolated struct _ContainerShapeModifier<Shape: InsettableShape>: ViewModifier {
  typealias Body = Never
  let shape: Shape
  nonisolated init(shape: Shape) { self.shape = shape }

  @MainActor static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    // A container whose shape is that of its own container adds nothing.
    if Shape.self == ContainerRelativeShape.self {
      Base._resolve(content, inputs, into: &nodes)
      return
    }
    var inputs = inputs
    let outline = ContainerOutline(modifier.shape)
    inputs.environment.fields.containerShape = outline
    let first = nodes.nodes.count
    Base._resolve(content, inputs, into: &nodes)
    for i in first..<nodes.nodes.count {
      nodes.nodes[i] = ContainerShapeNode(nodes.nodes[i], outline)
    }
  }
}

extension View {
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier(shape: shape))
  }
}

extension ContainerOutline {
  convenience init<S: InsettableShape>(_ shape: S) {
    let rounded = shape as? RoundedRectangle
    self.init(nil, radius: rounded?.cornerSize.width ?? 0) { rect, inset in
      shape.inset(by: inset).path(in: rect)
    }
  }
}
