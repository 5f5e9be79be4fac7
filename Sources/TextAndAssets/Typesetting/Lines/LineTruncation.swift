internal import CHarfBuzz
import Foundation

/// Truncates a line to its width, with `…` for the part that is left out.
struct LineTruncation {
  let paragraph: Paragraph
  let runs: [TextRun]
  let shaper: Shaper
  let language: String

  /// - Parameters:
  ///   - start: where the line begins.
  ///   - hidesMore: more of the text follows than what is left of this paragraph.
  func line(
    from start: Int, width: Double, style: ParagraphStyle.Truncation, allowsTightening: Bool
  ) -> LineContent {
    let rest = start..<(paragraph.newline(from: start) ?? paragraph.units.count)
    let hidesMore = rest.upperBound < paragraph.units.count
    let visible = paragraph.trimmed(rest)
    let natural = paragraph.width(visible)
    if !hidesMore, allowsTightening, let tight = tightened(visible, natural, to: width) {
      return tight
    }
    switch style {
    case .tail: return tail(rest, width: width)
    case .head: return head(rest, width: width)
    case .middle: return middle(rest, width: width)
    }
  }

  /// The line tightened instead of truncated, as in AppKit's and UIKit's paragraphs: for a text up
  /// to 1.05 times as wide as its line (`NSParagraphStyle.tighteningFactorForTruncation`).
  private func tightened(_ range: Range<Int>, _ natural: Double, to width: Double) -> LineContent? {
    let letters = range.count { paragraph.marks[$0].contains(.letterStart) }
    guard natural <= width * 1.05, letters > 0 else { return nil }
    return LineContent(
      pieces: [.text(range)], width: min(width, natural), fullWidth: min(width, natural),
      tightening: min(0, (width - natural) / Double(letters)))
  }

  private func tail(_ rest: Range<Int>, width: Double) -> LineContent {
    var cut = rest.lowerBound
    var used = 0.0
    var x = 0.0
    let mark = ellipsis(at: rest.lowerBound)
    for i in rest {
      if paragraph.marks[i].contains(.letterStart), x + mark.width <= width + Paragraph.slack {
        cut = i
        used = x
      }
      x += paragraph.advances[i]
    }
    if x + mark.width <= width + Paragraph.slack {
      cut = rest.upperBound
      used = x
    }
    // The mark follows a letter, not a space: "Basement Dehumidifier -…" is 180 points wide in Apple's
    // picture of it, at 15 points.
    let kept = paragraph.trimmed(rest.lowerBound..<cut)
    used -= paragraph.width(kept.upperBound..<cut)
    // It takes the style of the text it follows.
    let own = ellipsis(at: max(kept.upperBound - 1, rest.lowerBound))
    return content([.text(kept), .ellipsis(own)], used + own.width)
  }

  private func head(_ rest: Range<Int>, width: Double) -> LineContent {
    let visible = paragraph.trimmed(rest)
    let mark = ellipsis(at: max(visible.upperBound - 1, rest.lowerBound))
    let (cut, used) = suffix(of: visible, width: width - mark.width)
    let own = ellipsis(at: min(cut, max(visible.upperBound - 1, rest.lowerBound)))
    return content([.ellipsis(own), .text(cut..<visible.upperBound)], used + own.width)
  }

  private func middle(_ rest: Range<Int>, width: Double) -> LineContent {
    let visible = paragraph.trimmed(rest)
    let mark = ellipsis(at: rest.lowerBound)
    let available = width - mark.width
    var cut = visible.lowerBound
    var used = 0.0
    var x = 0.0
    for i in visible {
      if paragraph.marks[i].contains(.letterStart), x <= available / 2 {
        cut = i
        used = x
      }
      x += paragraph.advances[i]
    }
    let (back, backWidth) = suffix(of: cut..<visible.upperBound, width: available - used)
    let own = ellipsis(at: max(cut - 1, rest.lowerBound))
    return content(
      [.text(visible.lowerBound..<cut), .ellipsis(own), .text(back..<visible.upperBound)],
      used + own.width + backWidth)
  }

  /// The longest end of a range that is no wider than `width`.
  private func suffix(of range: Range<Int>, width: Double) -> (start: Int, width: Double) {
    var start = range.upperBound
    var used = 0.0
    var x = 0.0
    for i in range.reversed() {
      x += paragraph.advances[i]
      if x > width + Paragraph.slack { break }
      if paragraph.marks[i].contains(.letterStart) {
        start = i
        used = x
      }
    }
    return (start, used)
  }

  private func content(_ pieces: [LinePiece], _ width: Double) -> LineContent {
    LineContent(pieces: pieces, width: width, fullWidth: width)
  }

  private func ellipsis(at unit: Int) -> Ellipsis {
    let near =
      paragraph.items.first { $0.range.contains(unit) && !$0.isAttachment }
      ?? paragraph.items.first { $0.range.contains(unit) } ?? paragraph.items[0]
    let units: [UInt16] = [0x2026]
    let shaped = shaper.shape(
      units[...], face: near.font.primary, script: HB_SCRIPT_LATIN.rawValue, language: language,
      options: [])
    var item = near
    item.face = near.font.primary
    item.size = Double(near.font.descriptor.size)
    item.spacing = near.font.spacing + Double(runs[near.run].tracking)
    item.shaped = shaped
    item.level = paragraph.baseLevel
    item.isAttachment = false
    let width = shaped.glyphs.reduce(0.0) { $0 + Double($1.advance) * item.size } + item.spacing
    return Ellipsis(item: item, width: width)
  }
}

extension Paragraph {
  fileprivate func newline(from start: Int) -> Int? {
    guard hasNewlines else { return nil }
    return (start..<units.count).first { marks[$0].contains(.newline) }
  }
}
