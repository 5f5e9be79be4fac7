extension Paragraph {
  /// Rounding of sums may not push a word to the next line.
  static let slack = 0.001

  /// The line that starts at a unit. Spaces at its end may hang beyond `width`; a word longer than
  /// the line is parted between letters; one letter always stays.
  func line(from start: Int, width limit: Double) -> LineRange {
    var x = 0.0
    var visible = 0.0
    var word: (at: Int, x: Double, visible: Double)?
    var letter: (at: Int, x: Double, visible: Double)?
    var i = start
    while i < units.count {
      let mark = marks[i]
      if mark.contains(.newline) {
        return LineRange(
          range: start..<i, next: i + newlineLength(at: i), fullWidth: x, width: visible,
          isForced: true)
      }
      let advance = advances[i]
      if i > start, limit.isFinite {
        if mayBreak(before: i) { word = (i, x, visible) }
        if mark.contains(.letterStart) { letter = (i, x, visible) }
      }
      if mark.contains(.whiteSpace) {
        x += advance
      } else {
        if advance > 0, x + advance > limit + Paragraph.slack, let stop = word ?? letter {
          return LineRange(
            range: start..<stop.at, next: stop.at, fullWidth: stop.x, width: stop.visible,
            isForced: false)
        }
        x += advance
        visible = x
      }
      i += 1
    }
    return LineRange(
      range: start..<units.count, next: units.count, fullWidth: x, width: visible, isForced: false)
  }

  private func newlineLength(at unit: Int) -> Int {
    let isPair = units[unit] == 0x0D && unit + 1 < units.count && units[unit + 1] == 0x0A
    return isPair ? 2 : 1
  }

  /// Every line, up to `count`, of the text set to a width; infinity breaks only at newlines.
  func lines(width: Double, atMost count: Int = .max) -> [LineRange] {
    if self.width <= width + Paragraph.slack, !hasNewlines {
      let whole = units.indices
      let end = trimmed(whole)
      let visible =
        end == whole ? self.width : self.width - self.width(end.upperBound..<units.count)
      return [
        LineRange(
          range: whole, next: units.count, fullWidth: self.width, width: visible, isForced: false)
      ]
    }
    var lines: [LineRange] = []
    var start = 0
    /// The index, in `lines`, of the paragraph's first line.
    var first = 0
    while lines.count < count {
      let line = line(from: start, width: width)
      lines.append(line)
      start = line.next
      if line.isForced || start >= units.count {
        if lines.count - first == 2 { pushOut(&lines, width: width) }
        first = lines.count
      }
      if start >= units.count {
        // A newline at the end opens a line of its own.
        if line.isForced, lines.count < count {
          lines.append(
            LineRange(range: start..<start, next: start, fullWidth: 0, width: 0, isForced: false))
        }
        break
      }
    }
    return lines
  }

  /// Moves a word from the first of two lines to the second where that has a single word, as
  /// `NSParagraphStyle.LineBreakStrategy.pushOut` does; SwiftUI's texts use it. The title of
  /// doordash-oss/swiftui-preview-snapshots, five lines long, keeps its single last word, so that
  /// longer paragraphs are left alone.
  ///
  /// The word before it stays where the line above would be left shorter than 0.6 of the one below. The limit lies
  /// between two cases: one word is left alone where that would be 0.56 (meshtastic/Meshtastic-Apple @9f0d810,
  /// invalidVersionEmpty), and “tunnel” gets company where it is 0.65 (“Quantum-”, “resistant tunnel”: Mullvad's
  /// QuantumResistanceView works against it). The width of the word alone doesn't decide: one of 5.4 ems, half the line
  /// above it, gets company too (isamercan/ThemeKit @4e8b7f2, `ChatBubble`). One known picture doesn't fit: in
  /// Meshtastic's settings “verification.”, as wide and a fifth of the line above it, is alone.
  private func pushOut(_ lines: inout [LineRange], width: Double) {
    let (above, below) = (lines[lines.count - 2], lines[lines.count - 1])
    let visible = trimmed(below.range)
    guard !above.isForced, !visible.isEmpty, mayBreak(before: below.range.lowerBound),
      // With U+200B the word isn't alone: developers append it to switch this off.
      !visible.dropFirst().contains(where: { mayBreak(before: $0) || units[$0] == 0x200B }),
      let cut = trimmed(above.range).dropFirst().last(where: { mayBreak(before: $0) })
    else { return }
    let rest = above.range.lowerBound..<cut
    let (left, joined) = (self.width(trimmed(rest)), self.width(cut..<visible.upperBound))
    guard joined <= width + Paragraph.slack, left >= joined * 0.6 else { return }
    let sent = self.width(cut..<above.range.upperBound)
    lines[lines.count - 2] = LineRange(
      range: rest, next: cut, fullWidth: above.fullWidth - sent, width: left, isForced: false)
    lines[lines.count - 1] = LineRange(
      range: cut..<below.range.upperBound, next: below.next, fullWidth: below.fullWidth + sent,
      width: below.width + sent, isForced: below.isForced)
  }
}
