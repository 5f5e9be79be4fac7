import DisplayList
import Foundation

/// All that decides a layout. Hashes what mostly differs; compares everything.
struct LayoutKey: Hashable {
  let runs: [TextRun]
  let style: ParagraphStyle
  /// Infinity where nothing was offered.
  let width: CGFloat
  let height: CGFloat

  static func == (a: LayoutKey, b: LayoutKey) -> Bool {
    guard a.width == b.width, a.height == b.height, a.runs.count == b.runs.count,
      a.style == b.style
    else { return false }
    for i in a.runs.indices
    where !a.runs[i].setsLike(b.runs[i]) || a.runs[i].paint != b.runs[i].paint
      || a.runs[i].underline != b.runs[i].underline
      || a.runs[i].strikethrough != b.runs[i].strikethrough
    { return false }
    return true
  }

  func hash(into hasher: inout Hasher) {
    runs.hashSetting(into: &hasher)
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(style.lineLimit)
  }
}

/// What decides how a text is shaped and where it may break, whatever its colours and its room.
struct ParagraphKey: Hashable {
  let runs: [TextRun]
  let language: String
  let isRightToLeft: Bool

  static func == (a: ParagraphKey, b: ParagraphKey) -> Bool {
    guard a.runs.count == b.runs.count, a.isRightToLeft == b.isRightToLeft,
      a.language == b.language
    else { return false }
    for i in a.runs.indices where !a.runs[i].setsLike(b.runs[i]) { return false }
    return true
  }

  func hash(into hasher: inout Hasher) { runs.hashSetting(into: &hasher) }
}

extension [TextRun] {
  fileprivate func hashSetting(into hasher: inout Hasher) {
    for run in self {
      hasher.combine(bytesOf: run.text)
      hasher.combine(run.font.size)
      hasher.combine(run.font.weight)
    }
  }
}

extension TextRun {
  /// The same glyphs at the same places, whatever their paint.
  fileprivate func setsLike(_ other: TextRun) -> Bool {
    font == other.font && tracking == other.tracking && kerning == other.kerning
      && baselineOffset == other.baselineOffset && attachment == other.attachment
      && sameBytes(text, other.text)
  }
}
