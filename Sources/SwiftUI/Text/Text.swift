import DisplayList
import Foundation
import Typesetting

/// Words.
public nonisolated struct Text: _PrimitiveView, Hashable {
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, CaseIterable, Sendable { case uppercase, lowercase }

  let string: String
  public nonisolated init(verbatim content: String) { string = content }
  public nonisolated init(_ content: String) { string = content }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let font = FontDescriptor(size: 17, leading: 22)
    nodes.nodes.append(
      TextNode(
        [TextRun(view.string, font: font, paint: inputs.environment.foregroundPaint(in: .zero))],
        ParagraphStyle(pixelsPerPoint: inputs.environment.displayScale), inputs.context.typesetter))
  }
}

/// A text in the layout.
final class TextNode: _Node {
  private let runs: [TextRun]
  private let style: ParagraphStyle
  private let typesetter: Typesetter

  init(_ runs: [TextRun], _ style: ParagraphStyle, _ typesetter: Typesetter) {
    self.runs = runs
    self.style = style
    self.typesetter = typesetter
  }

  override var kind: String? { "Text" }

  private func layout(_ proposal: ProposedViewSize) -> TextLayout {
    typesetter.layout(runs, style: style, width: proposal.width, height: proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { layout(proposal).size }

  override func lengthRange(
    _ axis: Axis, _ proposal: ProposedViewSize
  ) -> (min: CGFloat, max: CGFloat) {
    // Only the order of flexibilities matters to a stack, and a text can always be cut shorter.
    (0, size(proposal.with(nil, along: axis))[axis])
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    if key.id == FirstBaseline.self { return layout(proposal).firstBaseline }
    if key.id == LastBaseline.self { return layout(proposal).lastBaseline }
    return nil
  }

  override var spacing: Spacing {
    guard let first = runs.first, let last = runs.last else { return Spacing() }
    func edge(_ run: TextRun) -> Spacing.Edge {
      .text(TextSpacing(typesetter.metrics(of: run.font), pixelsPerPoint: style.pixelsPerPoint))
    }
    return Spacing(top: edge(first), bottom: edge(last))
  }

  override func describe(_ record: inout ViewRecord) {
    record.text = runs.map(\.text).joined()
  }

  override func draw(_ context: inout DrawContext) {
    let origin = CGPoint(x: context.snapped(frame.minX), y: context.snapped(frame.minY))
    for line in layout(proposal).lines {
      for var run in line.runs {
        run.origin = run.origin + origin
        context.append(.glyphs(run))
      }
    }
  }
}
