import DisplayList
import Foundation
import Typesetting

/// A text in the layout.
final class TextNode: _Node {
  let text: ResolvedText
  private let style: ParagraphStyle
  private let typesetter: Typesetter
  let inputs: _ViewInputs
  private let isRedacted: Bool
  private let hasDrawing: Bool
  /// The text with the layouts of this picture and of those before.
  private lazy var typeset = typesetter.text(text.runs, style: style)

  init(_ text: consuming ResolvedText, _ inputs: consuming _ViewInputs) {
    typesetter = inputs.context.typesetter
    style = inputs.environment.paragraphStyle
    isRedacted = inputs.environment.isContentRedacted
    hasDrawing = inputs.environment.textDrawing != nil
    self.text = text
    self.inputs = inputs
  }

  override var kind: String? { "Text" }

  var environment: EnvironmentValues { inputs.environment }

  /// The drawing of the environment; nil to draw the text in the standard way.
  private var drawing: (any TextDrawing)? { environment.textDrawing }

  private func layout(_ proposal: ProposedViewSize) -> TextLayout {
    typeset.layout(width: proposal.width, height: proposal.height)
  }

  /// Whether the text takes all the proposed width, as a live text in a widget does.
  private var fillsWidth: Bool {
    text.isLive && !isRedacted && environment.surface == .widget
  }

  private func bars(_ proposal: ProposedViewSize) -> RedactedText {
    typesetter.redactedLayout(
      text.runs, style: style, width: proposal.width, height: proposal.height)
  }

  /// Whether the text has no room for a letter, so that it has no size and isn't drawn: a text within 16 points of padding
  /// that is offered nothing is 32 points high and wide, and a label that is offered nothing is as high as its icon
  /// (autoreleasefool/approach @0b5ed42, EdgeBorderTests and EditButtonTests, iOS 18). Without a limit of its height it has a
  /// line for each letter: so it counts in the columns of MarkdownUI's tables (gonzalezreal/swift-markdown-ui @8371aeb).
  private func isGone(_ proposal: ProposedViewSize) -> Bool {
    guard let width = proposal.width, let height = proposal.height else { return false }
    // A stack's sums may leave a part of nothing.
    return width < 1e-3 && height.isFinite
  }

  override func statedLength(_ axis: Axis, proposed: CGFloat, otherIsFinite: Bool) -> CGFloat? {
    axis == .horizontal && proposed == 0 && otherIsFinite ? 0 : nil
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if isGone(proposal) { return .zero }
    if hasDrawing, !isRedacted, let drawing {
      return drawing.size(proposal) { [unowned self] in layout($0).size }
    }
    var size =
      isRedacted
      ? bars(proposal).size : typeset.size(width: proposal.width, height: proposal.height)
    if let lines = environment.fields.textAttributes.minimumLines {
      size.height = max(size.height, height(ofLines: lines))
    }
    size.height += environment.fields.spaceBelowText
    if fillsWidth, let width = proposal.width, width.isFinite { size.width = width }
    return size
  }

  private func height(ofLines count: Int) -> CGFloat {
    guard let run = text.runs.first else { return 0 }
    let metrics = typesetter.metrics(of: run.font)
    let height =
      CGFloat(count) * metrics.lineHeight
      + CGFloat(count - 1) * style.gap(leading: Double(metrics.leading))
    return (height * style.pixelsPerPoint - 0.001).rounded(.up) / style.pixelsPerPoint
  }

  override func lengthRange(
    _ axis: Axis, _ proposal: ProposedViewSize
  ) -> (min: CGFloat, max: CGFloat) {
    if axis == .horizontal, fillsWidth { return (0, .infinity) }
    return super.lengthRange(axis, proposal)
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    if key.id == FirstLineCenter.self {
      let first = explicitAlignment(VerticalAlignment.firstTextBaseline.key, proposal)
      guard let first else { return nil }
      let (metrics, run) = largest
      guard let run else { return first - metrics.capHeight / 2 }
      let scale =
        isRedacted ? bars(proposal).scale(of: run) : layout(proposal).scale(of: run)
      return first - metrics.capHeight * scale / 2
    }
    guard key.id == FirstBaseline.self || key.id == LastBaseline.self, !isGone(proposal) else {
      return nil
    }
    let isFirst = key.id == FirstBaseline.self
    if isRedacted {
      let bars = bars(proposal)
      return isFirst ? bars.firstBaseline : bars.lastBaseline
    }
    let layout = layout(proposal)
    return isFirst ? layout.firstBaseline : layout.lastBaseline
  }

  /// The metrics of the largest of the text's fonts, with the run that has it; an empty text has those of one with letters.
  private var largest: (metrics: FontMetrics, run: TextRun?) {
    let metrics = text.runs.lazy.map { [typesetter] in (typesetter.metrics(of: $0.font), $0) }
    guard let largest = metrics.max(by: { $0.0.lineHeight < $1.0.lineHeight }) else {
      return (typesetter.metrics(of: environment.fontDescriptor()), nil)
    }
    return largest
  }

  override var spacing: Spacing {
    Spacing(
      largest.metrics, pixelsPerPoint: style.pixelsPerPoint, hasLeading: !environment.textsTouch)
  }

  override func describe(_ record: inout ViewRecord) {
    guard let run = text.runs.first else { return }
    record.traits += style.traits
    record.font = run.font.summary
    if let typography = run.typography {
      record.traits.append(ViewTrait(.typography, words: typography))
    }
    if case .color(let color) = run.paint { record.color = color.hex }
    // The record leaves out what a placeholder hides.
    guard !isRedacted else { return }
    record.text = text.plain
    let layout = layout(proposal)
    record.isTruncated = layout.isTruncated
    record.textSize = text.runs.lazy.map { $0.font.size * layout.scale(of: $0) }.min()
  }

  override func facts(_ step: (_Node) -> Int?) -> LayoutTrace.Facts {
    guard let run = text.runs.first else { return .none }
    var free = style
    free.lineLimit = nil
    free.minimumScaleFactor = 1
    let layout = layout(proposal)
    let single = typesetter.layout(text.runs, style: free, width: nil, height: nil)
    let wrapped = typesetter.layout(text.runs, style: free, width: proposal.width, height: nil)
    return .text(
      LayoutTrace.Text(
        lines: isRedacted ? [] : layout.lines.map(\.text), ideal: single.size,
        wrappedHeight: wrapped.size.height,
        lineHeight: typesetter.metrics(of: run.font).lineHeight, isTruncated: layout.isTruncated,
        lineLimit: style.lineLimit, scale: layout.scale,
        minimumScaleFactor: style.minimumScaleFactor, font: run.font.summary, size: run.font.size,
        tracking: run.tracking, isRightToLeft: style.isRightToLeft, fillsWidth: fillsWidth,
        redaction: environment.tracedRedaction))
  }

  override func draw(_ context: inout DrawContext) {
    if isGone(proposal) { return }
    if isRedacted { return drawBars(&context) }
    let layout = layout(proposal)
    var origin = CGPoint(x: context.snapped(frame.minX), y: context.snapped(frame.minY))
    // In a box wider than itself, as a live text's, its alignment decides.
    if frame.width > layout.size.width {
      origin.x += context.snapped(style.left(of: layout.size.width, in: frame.width))
    }
    if hasDrawing, let drawing { return drawing.draw(layout, of: self, at: origin, &context) }
    for line in layout.lines { draw(line, at: origin, &context) }
  }

  private func draw(
    _ line: TextLayout.Line, at origin: CGPoint, _ context: inout DrawContext
  ) {
    // Apple sets every baseline on a whole pixel: the T of `Text("T")` at @1x has its foot at 16,
    // not at 16.19.
    let baseline = origin.y + line.baseline
    let origin = origin + CGPoint(x: 0, y: context.snapped(baseline) - baseline)
    for (rect, paint) in line.backgrounds { fill(rect, paint, origin, &context) }
    for (var run, source) in zip(line.runs, line.sources) {
      run.origin = run.origin + origin
      run.paint = text.actual(run.paint, environment, in: frame)
      if let link = text.extras[source]?.link {
        let box = CGRect(
          x: run.origin.x, y: origin.y + line.top, width: run.width, height: line.height)
        let record = ViewRecord(kind: "Link", frame: box, parent: nil, link: link, role: "link")
        context.view(record) { $0.append(.glyphs(run)) }
      } else {
        context.append(.glyphs(run))
      }
    }
    for (rect, paint) in line.decorations {
      // Lines are as thick as whole pixels, and aligned to them.
      var bar = rect.offsetBy(dx: origin.x, dy: origin.y)
      bar.size.height = max(context.snapped(bar.height), 1 / context.scale)
      bar.origin.y = context.snapped(bar.minY)
      context.append(.fill(.rect(bar), .nonZero, text.actual(paint, environment, in: frame)))
    }
    for (id, rect) in line.attachments where text.images.indices.contains(id) {
      text.images[id].draw(in: rect.offsetBy(dx: origin.x, dy: origin.y), &context)
    }
  }

  private func fill(
    _ rect: CGRect, _ paint: Paint, _ origin: CGPoint, _ context: inout DrawContext
  ) {
    let rect = context.snapped(rect.offsetBy(dx: origin.x, dy: origin.y))
    context.append(.fill(.rect(rect), .nonZero, text.actual(paint, environment, in: frame)))
  }

  private func drawBars(_ context: inout DrawContext) {
    guard let run = text.runs.first else { return }
    let paint = text.actual(run.paint, environment, in: frame).faded(to: Redaction.opacity)
    let redacted = bars(proposal)
    let corner = CGSize(width: redacted.cornerRadius, height: redacted.cornerRadius)
    let origin = CGPoint(x: context.snapped(frame.minX), y: context.snapped(frame.minY))
    for bar in redacted.bars {
      let rect = bar.offsetBy(dx: origin.x, dy: origin.y)
      context.append(
        .fill(.roundedRect(rect, cornerSize: corner, continuous: false), .nonZero, paint))
    }
  }
}
