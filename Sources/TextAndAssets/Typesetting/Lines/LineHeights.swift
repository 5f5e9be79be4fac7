import Foundation

/// The vertical metrics of one line, in points.
struct LineHeights {
  var ascent: Double
  var descent: Double
  /// The difference of the style's line pitch and the height.
  var leading: Double
  /// Whether no font of the line was asked for by its family and found.
  private var isSystem = true

  var height: Double { ascent + descent }

  /// The greatest metrics of the items on the line.
  init(of range: Range<Int>, in paragraph: Paragraph, runs: [TextRun]) {
    ascent = 0
    descent = 0
    leading = 0
    let items = paragraph.items(in: range)
    for item in items { include(item, runs[item.run]) }
    guard items.isEmpty else { return }
    // An empty line is as high as the text before it, else as the text after.
    if let item = paragraph.item(before: range.lowerBound) ?? paragraph.items.first {
      include(item, runs[item.run])
    } else if let run = runs.first {
      include(
        FontMetrics(
          size: run.font.size, leading: run.font.leading, platform: run.font.platform), lift: 0)
    }
  }

  /// The distance to the next line stays what it was, where there is one.
  mutating func round(_ rounding: ParagraphStyle.LineRounding, pixelsPerPoint: Double) {
    let pitch = height + leading
    switch rounding {
    case .text: return
    case .parts:
      ascent = isSystem ? ascent.roundedUp(toPixels: pixelsPerPoint) : ascent.rounded()
      descent = isSystem ? descent.roundedUp(toPixels: pixelsPerPoint) : descent.rounded()
    case .points:
      ascent = ascent.rounded()
      descent = leading > 0 ? pitch - ascent : descent.rounded(.up)
    }
    leading = max(0, pitch - height)
  }

  private mutating func include(_ item: Paragraph.Item, _ run: TextRun) {
    include(item.font.metrics, lift: Double(run.baselineOffset))
    if run.font.family != nil, !item.face.isSystem, run.attachment == nil { isSystem = false }
    if let attachment = run.attachment {
      let lift = Double(run.baselineOffset)
      ascent = max(ascent, Double(attachment.size.height - attachment.descent) + lift)
      descent = max(descent, Double(attachment.descent) - lift)
    }
  }

  private mutating func include(_ metrics: FontMetrics, lift: Double) {
    ascent = max(ascent, Double(metrics.ascent) + lift)
    descent = max(descent, Double(metrics.descent) - lift)
    leading = max(leading, Double(metrics.leading))
  }
}
