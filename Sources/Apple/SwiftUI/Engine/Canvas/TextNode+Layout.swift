import DisplayList
import Foundation
import Typesetting

extension TextNode {
  /// The layout as a renderer sees it, the text's corner at the origin.
  func layoutForRenderer(_ layout: TextLayout, _ context: DrawContext) -> Text.Layout {
    var character = 0
    let box = CGRect(origin: .zero, size: frame.size)
    let lines = layout.lines.map { line in
      let lift = context.snapped(line.baseline) - line.baseline
      let origin = CGPoint(x: line.x, y: line.baseline + lift)
      let ascent = line.baseline - line.top
      func bounds(_ x: CGFloat, _ width: CGFloat) -> Text.Layout.TypographicBounds {
        .init(
          origin: CGPoint(x: x, y: origin.y), width: width, ascent: ascent,
          descent: line.height - ascent)
      }
      func fills(
        _ rects: [(rect: CGRect, paint: Paint)], in span: ClosedRange<CGFloat>, areLines: Bool
      ) -> [Command] {
        rects.filter { span.contains($0.rect.midX) }.map {
          var rect = $0.rect.offsetBy(dx: 0, dy: lift)
          if areLines {
            rect.size.height = max(context.snapped(rect.height), 1 / context.scale)
            rect.origin.y = context.snapped(rect.minY)
          } else {
            rect = context.snapped(rect)
          }
          return .fill(.rect(rect), .nonZero, text.actual($0.paint, environment, in: box))
        }
      }
      var runs = zip(line.runs, line.sources).map { run, source in
        var run = run
        run.origin.y += lift
        run.paint = text.actual(run.paint, environment, in: box)
        let span = run.origin.x...max(run.origin.x + run.width, run.origin.x)
        let content = Text.Layout.RunContent(
          glyphs: run, behind: fills(line.backgrounds, in: span, areLines: false),
          above: fills(line.decorations, in: span, areLines: true),
          bounds: bounds(run.origin.x, run.width),
          custom: text.extras[source]?.custom ?? [], firstCharacter: character)
        character += run.text.count
        return Text.Layout.Run(content: content)
      }
      for (id, rect) in line.attachments where text.images.indices.contains(id) {
        var drawing = DrawContext(scale: context.scale)
        text.images[id].draw(in: rect.offsetBy(dx: 0, dy: lift), &drawing)
        let content = Text.Layout.RunContent(
          glyphs: nil, behind: drawing.commands, above: [], bounds: bounds(rect.minX, rect.width),
          custom: [], firstCharacter: character)
        character += 1
        runs.append(Text.Layout.Run(content: content))
      }
      runs.sort { $0.typographicBounds.origin.x < $1.typographicBounds.origin.x }
      return Text.Layout.Line(
        runs: runs, origin: origin, typographicBounds: bounds(line.x, line.width))
    }
    return Text.Layout(lines: lines, isTruncated: layout.isTruncated)
  }
}
