import DisplayList
import Foundation

/// The outline of a figure.
public struct Path: Hashable, Sendable {
  var segments: [Outline.Segment] = []
  var outline: Outline
  public init(_ rect: CGRect) { outline = .rect(rect) }
}

/// A figure that fills the room it is given.
public protocol Shape: Sendable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

public struct Rectangle: Shape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape {
  public nonisolated func fill<S: ShapeStyle>(_ content: S) -> some View {
    _ShapeView(shape: self, style: content)
  }
}

extension Shape where Body == _ShapeView<Self, AnyShapeStyle> {
  public var body: _ShapeView<Self, AnyShapeStyle> {
    _ShapeView(shape: self, style: AnyShapeStyle(Color(red: 0, green: 0, blue: 0)))
  }
}

/// A shape with what fills it.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView {
  public var shape: Content
  public var style: Style
  nonisolated init(shape: Content, style: Style) {
    self.shape = shape
    self.style = style
  }
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let shape = view.shape
    nodes.nodes.append(
      ShapeNode(
        kind: TypeName.of(Content.self), path: { shape.path(in: $0) }, style: view.style,
        inputs.environment))
  }
}

final class ShapeNode: _Node {
  private let name: String
  private let path: (CGRect) -> Path
  private let style: any ShapeStyle
  private let environment: EnvironmentValues

  init(
    kind: String, path: @escaping (CGRect) -> Path, style: any ShapeStyle,
    _ environment: EnvironmentValues
  ) {
    name = kind
    self.path = path
    self.style = style
    self.environment = environment
  }

  override var kind: String? { name }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override func lengthRange(
    _ axis: Axis, _ proposal: ProposedViewSize
  ) -> (min: CGFloat, max: CGFloat) { (0, .infinity) }

  override func draw(_ context: inout DrawContext) {
    let rect = context.snapped(frame)
    context.append(.fill(path(rect).outline, .nonZero, style._paint(environment, in: rect)))
  }
}
