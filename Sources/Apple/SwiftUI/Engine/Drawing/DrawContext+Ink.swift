import CoreGraphics
import DisplayList
import Foundation

extension DrawContext {
  /// Fills a figure, with the shadows and the blending that its ink brings.
  /// - Parameter rect: what gradients reach across.
  mutating func draw(_ figure: Figure, _ rule: FillRule, _ ink: _Ink, in rect: CGRect) {
    if figure.isEmpty { return }
    var group = CompositingGroup()
    if case .image(_, _, let opacity) = ink.fill { group.opacity = CGFloat(opacity) }
    guard let effects = ink.effects else {
      if group.opacity == 1 {
        append(figure.command(rule, ink.paint(in: rect)))
      } else {
        self.group(group) { $0.append(figure.command(rule, ink.paint(in: rect))) }
      }
      return
    }
    if let backdrop = effects.backdrop { drawBackdrop(figure, rule, backdrop) }
    group.blend = effects.blend
    group.effects = effects.shadows.filter { !$0.isInner }.map {
      .shadow(color: $0.color, radius: $0.radius, offset: $0.offset)
    }
    let inner = effects.shadows.filter(\.isInner)
    if group == CompositingGroup(), inner.isEmpty {
      return append(figure.command(rule, ink.paint(in: rect)))
    }
    self.group(group) { context in
      context.append(figure.command(rule, ink.paint(in: rect)))
      for shadow in inner {
        context.drawInnerShadow(figure, rule, shadow)
      }
    }
  }

  /// The shadow of all that lies around the figure, seen only within it.
  private mutating func drawInnerShadow(
    _ figure: Figure, _ rule: FillRule, _ shadow: ResolvedShadow
  ) {
    let figure = figure.expanded
    let reach = shadow.radius * 3 + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
    var around = Figure(.rect(figure.tightBox.insetBy(dx: -reach, dy: -reach)))
    around.add(figure)
    let cast = CompositingGroup(
      effects: [.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset)])
    group(CompositingGroup(clip: figure.outline, clipRule: rule)) { context in
      context.group(cast) {
        $0.append(.fill(around.outline, .evenOdd, .color(.black)))
      }
    }
  }
}

extension Figure {
  func command(_ rule: FillRule, _ paint: Paint) -> Command {
    stroke.map { .stroke(outline, $0, paint) } ?? .fill(outline, rule, paint)
  }
}
