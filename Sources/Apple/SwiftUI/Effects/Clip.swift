import DisplayList
import Foundation

/// Cuts a view to a shape within its frame.
public nonisolated struct _ClipEffect<ClipShape: Shape>: _NodeModifier {
  public typealias Body = Never
  public var shape: ClipShape
  public var style: FillStyle
  public nonisolated init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    ClipNode(node, shape, style.rule, inputs.environment)
  }
}

final class ClipNode<S: Shape>: UnaryNode {
  private let shape: S
  private let rule: FillRule
  private let environment: EnvironmentValues

  init(_ child: _Node, _ shape: S, _ rule: FillRule, _ environment: EnvironmentValues) {
    self.shape = shape
    self.rule = rule
    self.environment = environment
    super.init(child)
  }

  override func draw(_ context: inout DrawContext) {
    let figure = shape.figure(in: context.snapped(frame), environment).expanded
    context.group(CompositingGroup(clip: figure.outline, clipRule: rule)) { $0.draw(child) }
  }
}

extension View {
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// - Parameter radius: points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
