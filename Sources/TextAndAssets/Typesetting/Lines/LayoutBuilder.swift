import DisplayList
import Foundation

/// Breaks a paragraph into lines for a proposed size, and places them.
struct LayoutBuilder {
  let paragraph: Paragraph
  let runs: [TextRun]
  let style: ParagraphStyle
  let shaper: Shaper
  /// The proposed size in points; infinity where none is proposed.
  let width: Double
  let height: Double

  func layout() -> TextLayout {
    var ranges = paragraph.lines(width: width, atMost: limit)
    var heights = ranges.map { LineHeights(of: $0.range, in: paragraph, runs: runs) }
    let scale = Double(style.pixelsPerPoint)
    for index in heights.indices {
      heights[index].round(style.lineRounding, pixelsPerPoint: scale)
    }
    let fitting = linesThatFit(heights)
    ranges.removeLast(ranges.count - fitting)
    heights.removeLast(heights.count - fitting)

    let last = ranges[ranges.count - 1]
    let isTruncated =
      last.next < paragraph.units.count
    var contents = ranges.map { range in
      LineContent(pieces: [.text(range.range)], width: range.width, fullWidth: range.fullWidth)
    }
    var wasCut = false
    if isTruncated, !paragraph.items.isEmpty {
      let truncation = LineTruncation(
        paragraph: paragraph, runs: runs, shaper: shaper, language: style.language)
      let content = truncation.line(
        from: last.range.lowerBound, width: width, style: style.truncation,
        allowsTightening: style.allowsTightening)
      wasCut = content.pieces.contains { if case .ellipsis = $0 { true } else { false } }
      contents[contents.count - 1] = content
    }
    var layout = place(contents, heights, isTruncated: wasCut)
    layout.isTooLarge =
      contents.contains { $0.width > width + Paragraph.slack }
      || heights[0].height > height + 0.5 / scale
    layout.partsWord =
      style.minimumScaleFactor < 1
      && ranges.contains { line in
        !line.isForced && line.next < paragraph.units.count
          && !paragraph.mayBreak(before: line.next)
      }
    return layout
  }

  private var limit: Int { max(1, style.lineLimit ?? .max) }

  /// The number of lines that fit into the height; one at least.
  private func linesThatFit(_ heights: [LineHeights]) -> Int {
    guard height.isFinite else { return heights.count }
    var bottom = 0.0
    for (index, line) in heights.enumerated() {
      bottom += line.height + (index > 0 ? gap(above: line) : 0)
      // Half a pixel, for heights that were rounded on their way here.
      if index > 0, bottom > height + 0.5 / Double(style.pixelsPerPoint) { return index }
    }
    return heights.count
  }

  private func gap(above line: LineHeights) -> Double { style.gap(leading: line.leading) }

  private func place(
    _ contents: [LineContent], _ heights: [LineHeights], isTruncated: Bool
  ) -> TextLayout {
    let scale = Double(style.pixelsPerPoint)
    // Spaces that hang don't make the text wider than what it was offered.
    let widest = contents.reduce(0.0) { max($0, $1.width) }
    let full = contents.reduce(0.0) { max($0, $1.fullWidth) }
    let boxWidth = max(widest, min(full, width)).roundedUp(toPixels: scale)

    let setter = LineSetter(paragraph: paragraph, runs: runs, pixelsPerPoint: scale)
    var lines: [TextLayout.Line] = []
    lines.reserveCapacity(contents.count)
    var y = 0.0
    for (index, content) in contents.enumerated() {
      let metrics = heights[index]
      if index > 0 { y += gap(above: metrics) }
      let top = style.lineRounding == .text ? y.roundedUp(toPixels: scale) : y
      lines.append(
        setter.line(
          content, x: style.left(of: content.width, in: boxWidth), top: top, heights: metrics,
          height: metrics.height))
      y += metrics.height
    }
    if style.reservesSpace, let wanted = style.lineLimit, wanted > contents.count,
      let metrics = heights.last
    {
      y += Double(wanted - contents.count) * (metrics.height + gap(above: metrics))
    }
    return TextLayout(
      size: CGSize(width: boxWidth, height: y.roundedUp(toPixels: scale)), lines: lines,
      firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0,
      isTruncated: isTruncated, scale: 1)
  }
}

extension Double {
  /// The next whole pixel. What sums of floating-point numbers add doesn't count.
  func roundedUp(toPixels pixelsPerPoint: Double) -> Double {
    guard pixelsPerPoint > 0 else { return self }
    // Nothing stays nothing, without a sign.
    return (self * pixelsPerPoint - 0.001).rounded(.up) / pixelsPerPoint + 0
  }
}
