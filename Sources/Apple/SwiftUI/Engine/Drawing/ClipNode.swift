import DisplayList
import Foundation

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
