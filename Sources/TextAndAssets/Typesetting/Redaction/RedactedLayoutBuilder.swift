import Foundation

/// Breaks placeholder glyphs into lines and turns each into a bar.
struct RedactedLayoutBuilder {
  private struct Line {
    /// Characters that follow one another in one font.
    var spans: [(run: Int, width: Double)] = []
    var width: Double { spans.reduce(0) { $0 + $1.width } }
  }

  let runs: [TextRun]
  let metrics: [FontMetrics]
  let style: ParagraphStyle
  /// The proposed size in points; infinity where none is proposed.
  let width: Double
  let height: Double

  func set() -> RedactedText {
    let all = lines()
    guard !all.isEmpty else {
      return RedactedText(size: .zero, bars: [], cornerRadius: 0, firstBaseline: 0, lastBaseline: 0)
    }
    let kept = min(max(1, style.lineLimit ?? .max), fitting(all))
    let scale = Double(style.pixelsPerPoint)
    // Lines that go on are justified; so is the last one when more of the text is left out.
    let isFull = { (index: Int) in index + 1 < all.count && width.isFinite }
    let widest = all.prefix(kept).enumerated().reduce(0.0) { widest, line in
      max(widest, isFull(line.offset) ? max(width, line.element.width) : line.element.width)
    }
    let box = widest.roundedUp(toPixels: scale)
    var text = RedactedText(
      size: .zero, bars: [], cornerRadius: 0, firstBaseline: 0, lastBaseline: 0)
    var y = 0.0
    for (index, line) in all.prefix(kept).enumerated() {
      if index > 0 { y += gap(above: line) }
      let baseline = y + ascent(of: line)
      let stretch = isFull(index) ? box / max(line.width, 0.001) : 1
      var x = style.left(of: line.width * stretch, in: box)
      for span in line.spans {
        let capitals = Double(metrics[span.run].capHeight)
        let spanWidth = span.width * stretch
        text.bars.append(
          CGRect(x: x, y: baseline - capitals, width: spanWidth, height: capitals))
        text.cornerRadius = max(
          text.cornerRadius, metrics[span.run].size * RedactedGlyph.cornerRadius)
        x += spanWidth
      }
      if index == 0 { text.firstBaseline = baseline }
      text.lastBaseline = baseline
      y += height(of: line)
    }
    text.isCut = kept < all.count || height.isFinite && y > height + 0.001
    if style.reservesSpace, let wanted = style.lineLimit, wanted > kept {
      y += Double(wanted - kept) * (height(of: all[kept - 1]) + gap(above: all[kept - 1]))
    }
    text.size = CGSize(width: box, height: y.roundedUp(toPixels: scale))
    return text
  }

  private func lines() -> [Line] {
    var lines: [Line] = []
    var line = Line()
    var x = 0.0
    for index in runs.indices where runs[index].attachment == nil {
      let size = Double(metrics[index].size)
      let advance = RedactedGlyph.advance(size: size) * size
      for _ in runs[index].text {
        if x > 0, x + advance > width + Paragraph.slack {
          lines.append(line)
          line = Line()
          x = 0
        }
        if let last = line.spans.last, metrics[last.run].size == metrics[index].size {
          line.spans[line.spans.count - 1].width += advance
        } else {
          line.spans.append((index, advance))
        }
        x += advance
      }
    }
    if !line.spans.isEmpty { lines.append(line) }
    return lines
  }

  private func fitting(_ lines: [Line]) -> Int {
    guard height.isFinite else { return lines.count }
    var bottom = 0.0
    for (index, line) in lines.enumerated() {
      bottom += height(of: line) + (index > 0 ? gap(above: line) : 0)
      if index > 0, bottom > height + 0.5 / Double(style.pixelsPerPoint) { return index }
    }
    return lines.count
  }

  private func ascent(of line: Line) -> Double {
    line.spans.reduce(0) { max($0, Double(metrics[$1.run].ascent)) }
  }

  private func height(of line: Line) -> Double {
    line.spans.reduce(0) { max($0, Double(metrics[$1.run].lineHeight)) }
  }

  private func gap(above line: Line) -> Double {
    style.gap(leading: line.spans.reduce(0) { max($0, Double(metrics[$1.run].leading)) })
  }
}
