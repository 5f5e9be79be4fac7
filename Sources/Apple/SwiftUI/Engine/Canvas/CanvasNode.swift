import DisplayList
import Foundation

/// A canvas in the layout.
final class CanvasNode: _Node {
  private let isOpaque: Bool
  private let symbols: [_Node]
  private let inputs: _ViewInputs
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  init(
    isOpaque: Bool, symbols: [_Node], _ inputs: _ViewInputs,
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.isOpaque = isOpaque
    self.symbols = symbols
    self.inputs = inputs
    self.renderer = renderer
  }

  override var kind: String? { "Canvas" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func draw(_ context: inout DrawContext) {
    let rect = context.snapped(frame)
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    let sheet = CanvasSheet(
      size: rect.size, scale: context.scale, symbols: symbols, inputs: inputs)
    var graphics = GraphicsContext(sheet)
    renderer(&graphics, rect.size)
    if sheet.commands.isEmpty && !isOpaque { return }
    let room = CGRect(origin: .zero, size: rect.size)
    let group = CompositingGroup(
      transform: CGAffineTransform(translationX: rect.minX, y: rect.minY), clip: .rect(room),
      // What is drawn with a blend mode meets only what the canvas drew before.
      isolated: true)
    context.group(group) {
      if isOpaque { $0.append(.fill(.rect(room), .nonZero, .color(.black))) }
      for command in sheet.commands { $0.append(command) }
    }
  }
}
