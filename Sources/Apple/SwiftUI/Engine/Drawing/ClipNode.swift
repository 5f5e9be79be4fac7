import DisplayList
import Foundation

/// Cuts its content to an outline within its frame.
final class ClipNode<Source: OutlineSource>: UnaryNode {
  private let source: Source
  private let rule: FillRule
  private let environment: EnvironmentValues

  init(_ child: _Node, _ source: Source, _ rule: FillRule, _ environment: EnvironmentValues) {
    self.source = source
    self.rule = rule
    self.environment = environment
    super.init(child)
  }

  override func facts(_ step: (_Node) -> Int?) -> LayoutTrace.Facts {
    if case .rect = source.figure(in: frame, environment).expanded.outline {
      return .clip("clipped")
    }
    return .clip("clipShape")
  }

  override func draw(_ context: inout DrawContext) {
    let figure = source.figure(in: context.snapped(frame), environment).expanded
    context.group(CompositingGroup(clip: figure.outline, clipRule: rule)) { $0.draw(child) }
  }
}
