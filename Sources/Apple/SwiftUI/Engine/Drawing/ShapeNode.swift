import DisplayList
import Foundation

/// A filled or stroked shape in the layout.
final class ShapeNode<Source: OutlineSource>: _Node {
  private let name: String
  private let source: Source
  private let style: any ShapeStyle
  private let rule: FillRule
  private let environment: EnvironmentValues

  init(
    _ name: String, _ source: Source, style: any ShapeStyle, rule: FillRule = .nonZero,
    _ environment: EnvironmentValues
  ) {
    self.name = name
    self.source = source
    self.style = style
    self.rule = rule
    self.environment = environment
  }

  private lazy var ink = style._ink(0, environment)

  override var kind: String? { name }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { source.sizeThatFits(proposal) }

  override func describe(_ record: inout ViewRecord) {
    if case .color(let rgba) = ink.fill { record.color = rgba.hex }
    record.traits += source.traits
  }

  override func draw(_ context: inout DrawContext) {
    if ink.isInvisible { return }
    let rect = context.snapped(frame)
    context.draw(source.figure(in: rect, environment), rule, ink, in: rect)
  }
}
