import DisplayList
import Foundation

/// Puts the pieces of a line in their visual order and turns them into glyph runs.
struct LineSetter {
  let paragraph: Paragraph
  let runs: [TextRun]
  let pixelsPerPoint: Double

  private struct Part {
    var item: Paragraph.Item
    var range: Range<Int>
    var isEllipsis: Bool
  }

  /// - Parameter x: the left end of what shows, points.
  func line(
    _ content: LineContent, x: Double, top: Double, heights: LineHeights, height: Double
  ) -> TextLayout.Line {
    let baseline = top + heights.ascent
    var line = TextLayout.Line(
      runs: [], baseline: baseline, top: top, height: height, x: x, width: content.width, text: "")
    let parts = parts(of: content)
    var pen = x
    for index in order(of: parts) {
      let part = parts[index]
      let start = pen
      let run = runs[part.item.run]
      let y = baseline - Double(run.baselineOffset)
      if part.item.isAttachment, let attachment = run.attachment {
        let size = attachment.size
        line.attachments.append(
          (
            attachment.id,
            CGRect(
              x: pen, y: y + attachment.descent - size.height, width: size.width,
              height: size.height)
          ))
        pen += paragraph.advances[part.range.lowerBound]
      } else {
        let glyphs = glyphRun(part, at: CGPoint(x: pen, y: y), tightening: content.tightening)
        pen += glyphs.width
        if !glyphs.glyphs.isEmpty {
          line.runs.append(glyphs)
          line.sources.append(part.item.run)
        }
      }
      if let paint = run.background, pen > start {
        line.backgrounds.append(
          (CGRect(x: start, y: top, width: pen - start, height: height), paint))
      }
      line.decorations.append(
        contentsOf: Decorations.rects(of: run, from: start, to: pen, baseline: y))
    }
    for piece in content.pieces {
      switch piece {
      case .text(let range): line.text += text(range)
      case .ellipsis: line.text += "…"
      }
    }
    return line
  }

  /// The run's own string where the range is all of it.
  private func text(_ range: Range<Int>) -> String {
    if range == paragraph.units.indices, runs.count == 1 { return runs[0].text }
    return paragraph.text(range)
  }

  /// The parts of a line in reading order, without the white space at its end.
  private func parts(of content: LineContent) -> [Part] {
    var parts: [Part] = []
    for (index, piece) in content.pieces.enumerated() {
      switch piece {
      case .ellipsis(let ellipsis):
        parts.append(Part(item: ellipsis.item, range: ellipsis.item.range, isEllipsis: true))
      case .text(let whole):
        let range = index == content.pieces.count - 1 ? paragraph.trimmed(whole) : whole
        if range.isEmpty { continue }
        for item in paragraph.items(in: range) {
          parts.append(
            Part(item: item, range: item.range.clamped(to: range), isEllipsis: false))
        }
      }
    }
    return parts
  }

  private func order(of parts: [Part]) -> [Int] {
    guard paragraph.isMixedDirection else { return Array(parts.indices) }
    return Bidi.visualOrder(
      parts.map { $0.isEllipsis ? paragraph.baseLevel : $0.item.level })
  }

  private func glyphRun(_ part: Part, at origin: CGPoint, tightening: Double) -> GlyphRun {
    let item = part.item
    let shaped = item.shaped.glyphs
    let drawn =
      part.isEllipsis || part.range == item.range
      ? shaped.indices : item.glyphs(of: part.range)
    let spacing = item.spacing + tightening
    var glyphs: [GlyphRun.Glyph] = []
    glyphs.reserveCapacity(drawn.count)
    let left = Double(origin.x)
    // Letters that join would part.
    let grid = PenGrid(em: item.size, pixelsPerPoint: item.face.isSystem ? pixelsPerPoint : 0)
    var pen = 0.0
    for i in drawn {
      let glyph = shaped[i]
      glyphs.append(
        .init(
          id: glyph.id,
          x: Float(grid.place(left + pen) - left + Double(glyph.dx) * item.size),
          y: Float(Double(glyph.dy) * item.size)))
      pen += Double(glyph.advance) * item.size
      let endsCluster = i + 1 == shaped.count || shaped[i + 1].cluster != glyph.cluster
      if endsCluster { pen += spacing }
    }
    let run = runs[item.run]
    return GlyphRun(
      face: item.face.ref, size: CGFloat(item.size * item.face.scale), origin: origin,
      glyphs: item.face.file == nil ? [] : glyphs, width: CGFloat(pen),
      text: part.isEllipsis ? "…" : text(part.range),
      isRightToLeft: item.level % 2 == 1, paint: run.paint, isColor: item.face.isColor,
      isSmoothed: !item.face.isColor && run.font.platform == .macOS)
  }
}
