import CoreGraphics
import Foundation

/// The outline that `ContainerRelativeShape` follows inwards, and where it lies. One object is shared
/// by a container and all within it; its frame is known when the container has been placed.
final class ContainerOutline: @unchecked Sendable {
  /// The outline within a rectangle, moved inwards by a distance.
  private let path: @Sendable (_ rect: CGRect, _ inset: CGFloat) -> Path
  /// Points, in the coordinates of the whole picture; nil where there is no container.
  var frame: CGRect?
  /// Of its corners, where they are those of a rounded rectangle; points.
  let radius: CGFloat

  init(_ frame: CGRect?, radius: CGFloat = 0, path: @escaping @Sendable (CGRect, CGFloat) -> Path) {
    self.frame = frame
    self.radius = radius
    self.path = path
  }

  convenience init<S: InsettableShape>(_ shape: S) {
    let rounded = shape as? RoundedRectangle
    self.init(nil, radius: rounded?.cornerSize.width ?? 0) { rect, inset in
      shape.inset(by: inset).path(in: rect)
    }
  }

  /// A picture without a container: the shape is a rectangle.
  static let none = ContainerOutline(nil) { rect, _ in Path(rect) }

  /// A widget's own outline: a continuous corner of `radius` points.
  static func widget(radius: CGFloat, size: CGSize) -> ContainerOutline {
    let shape = RoundedRectangle(cornerRadius: radius)
    return ContainerOutline(CGRect(origin: .zero, size: size), radius: radius) { rect, inset in
      shape.inset(by: inset).path(in: rect)
    }
  }

  /// - Parameters:
  ///   - rect: in the shape's own coordinates.
  ///   - place: `rect` in the picture's.
  func path(in rect: CGRect, at place: CGRect) -> Path {
    guard let frame else { return Path(rect) }
    let inset = max(
      0,
      min(
        place.minX - frame.minX, place.minY - frame.minY, frame.maxX - place.maxX,
        frame.maxY - place.maxY))
    return path(rect.insetBy(dx: -inset, dy: -inset), inset)
  }
}

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

final class ContainerShapeNode: UnaryNode {
  private let outline: ContainerOutline
  init(_ child: _Node, _ outline: ContainerOutline) {
    self.outline = outline
    super.init(child)
  }
  override func placeChildren() {
    outline.frame = frame
    super.placeChildren()
  }
}

extension View {
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier(shape: shape))
  }
}
