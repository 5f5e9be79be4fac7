import DisplayList
import Foundation

/// A view that shows a shape, and can show it again in another way on top.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

/// A shape with what fills it.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, _PrimitiveView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  @inline(__always)
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    nodes.nodes.append(
      ShapeNode(
        Content._recordName, view.shape, style: view.style, rule: view.fillStyle.rule,
        inputs.environment))
  }
}

/// A filled shape over what was drawn of it before.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView, _PrimitiveView
{
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  public nonisolated init(
    shape: Content, style: Style, fillStyle: FillStyle, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let node = ShapeNode(
      Content._recordName, view.shape, style: view.style, rule: view.fillStyle.rule,
      inputs.environment)
    inputs.append(node, over: view.background, &nodes)
  }
}

/// A line along a shape, over what was drawn of it before.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView, _PrimitiveView
{
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public nonisolated init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let node = ShapeNode(
      Content._recordName, _StrokedShape(shape: view.shape, style: view.strokeStyle),
      style: view.style, inputs.environment)
    inputs.append(node, over: view.background, &nodes)
  }
}

/// A line within the edge of a shape, over what was drawn of it before.
public nonisolated struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView, _PrimitiveView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public nonisolated init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let inner = view.shape.inset(by: view.strokeStyle.lineWidth / 2)
    let node = ShapeNode(
      Content._recordName, _StrokedShape(shape: inner, style: view.strokeStyle),
      style: view.style, inputs.environment)
    inputs.append(node, over: view.background, &nodes)
  }
}

extension _ViewInputs {
  @MainActor
  fileprivate func append<V: View>(_ node: _Node, over background: V, _ nodes: inout _NodeList) {
    if V.self == EmptyView.self {
      nodes.nodes.append(node)
    } else {
      nodes.nodes.append(
        LayerNode(single(background), layer: node, alignment: .center, isBehind: false))
    }
  }
}
