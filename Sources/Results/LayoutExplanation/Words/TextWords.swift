import DisplayList
import Foundation

/// The reasons for what a text does with its size.
enum TextWords {
  static func words(_ text: LayoutTrace.Text, _ step: LayoutTrace.Step) -> [String] {
    var words: [String] = []
    if let redaction = text.redaction {
      words.append(OwnWords.hidden("text", redaction))
    } else {
      if text.scale < 0.9995 { words.append(scaled(text, step)) }
      words.append(lines(text, step))
    }
    if text.isRightToLeft {
      words.append(
        "Its lines begin at the right: its language or the layout runs from right to left.")
    }
    return words
  }

  private static func scaled(_ text: LayoutTrace.Text, _ step: LayoutTrace.Step) -> String {
    let factor = Numbers.plain(text.minimumScaleFactor)
    return
      "Its font was scaled to \(Numbers.percent(text.scale)), from \(Numbers.plain(text.size)) to "
      + "\(Numbers.points(text.size * text.scale)): at full size it needs "
      + "\(Numbers.points(text.ideal.width)), \(offered(step.proposal.width)), and "
      + "minimumScaleFactor(\(factor)) allows it."
  }

  private static func offered(_ width: CGFloat?) -> String {
    width.map { "\(Numbers.offer($0)) was offered" } ?? "no particular width was offered"
  }

  private static func lines(_ text: LayoutTrace.Text, _ step: LayoutTrace.Step) -> String {
    let count = max(text.lines.count, 1)
    let width = offered(step.proposal.width)
    if text.isTruncated {
      let needs =
        text.wrappedHeight > text.lineHeight * 1.5
        ? "It needs \(Numbers.points(text.ideal.width)) on one line or \(Numbers.points(text.wrappedHeight)) of height in several"
        : "It needs \(Numbers.points(text.ideal.width))"
      return
        "\(needs), \(width): it was cut to \(Numbers.count(count, "line", "lines")), since \(limit(text, step, count))."
    }
    if text.scale < 0.9995 {
      return "At that size it fits \(Numbers.count(count, "line", "lines"))."
    }
    if text.fillsWidth {
      return
        "It takes all the width that it is offered, since the system changes its text by itself."
    }
    let breaks = text.lines.count
    if breaks > 1, text.ideal.width > step.frame.width + 0.01 || step.proposal.width != nil,
      let proposed = step.proposal.width, text.ideal.width > proposed + 0.01
    {
      return
        "It needs \(Numbers.points(text.ideal.width)) on one line, \(width): it broke into \(breaks) lines."
    }
    return "It has its ideal size, \(Numbers.size(step.frame.size))"
      + (breaks > 1 ? ", of \(breaks) lines." : ".")
  }

  /// The limit by which a text has no more lines.
  private static func limit(
    _ text: LayoutTrace.Text, _ step: LayoutTrace.Step, _ count: Int
  ) -> String {
    if let most = text.lineLimit, count >= most { return "lineLimit(\(most)) allows no more" }
    if let height = step.proposal.height, height.isFinite,
      text.wrappedHeight > height + 0.01
    {
      return "\(Numbers.points(height)) of height holds no more"
    }
    return "a word is wider than the line"
  }

  static func facts(_ text: LayoutTrace.Text) -> ExplainedView.TextFacts {
    ExplainedView.TextFacts(
      lines: text.lines, font: text.font, size: ExplainedView.number(text.size),
      drawnSize: ExplainedView.number(text.size * text.scale),
      tracking: ExplainedView.number(text.tracking), ideal: ExplainedView.pair(text.ideal),
      isCut: text.isTruncated, lineLimit: text.lineLimit, hidden: text.redaction?.rawValue)
  }
}
