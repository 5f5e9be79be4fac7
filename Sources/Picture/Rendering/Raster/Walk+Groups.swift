internal import CCairo
internal import CPixels
import DisplayList
import Foundation

extension Walk {
  func drawGroup(_ group: Group, _ range: Range<Int>, _ outer: DrawState) {
    if let projection = group.projection { return drawProjected(group, projection, range, outer) }
    var state = outer
    state.ctm = group.transform.concatenating(outer.ctm)
    guard state.ctm.isUsable, group.opacity > 0, !range.isEmpty else { return }
    if let clip = group.clip { state.clip.add(clip, rule: group.clipRule, state.ctm) }
    guard !state.clip.bounds.isEmpty else { return }

    let isPlain = group.mask == nil && group.blend == .normal
    if isPlain, group.effects.isEmpty {
      let mustCompose = group.isolated && range.contains { blends(commands[$0]) }
      if !mustCompose, group.opacity >= 1 { return draw(range, state) }
      if !mustCompose, let only = onlyCommand(in: range) {
        state.alpha *= group.opacity
        return draw(only..<only + 1, state)
      }
    }
    if isPlain, group.opacity >= 1, group.clip == nil, state.alpha >= 1, group.effects.count == 1,
      case .shadow(let color, let radius, let offset) = group.effects[0],
      let only = onlyCommand(in: range),
      case .fill(let outline, let rule, let paint) = commands[only],
      let alpha = paint.uniformAlpha,
      rasterizer.drawShadow(
        of: outline, rule, color: color.withAlpha(multipliedBy: alpha), radius: radius,
        offset: offset, isCovered: paint.isOpaque, state)
    {
      return draw(only..<only + 1, state)
    }
    compose(group, range, state)
  }

  /// Draws the group into a layer of its own and the layer onto the canvas.
  private func compose(_ group: Group, _ range: Range<Int>, _ state: DrawState) {
    // A blur brings in what lies beyond the visible part.
    var needed = state.clip.bounds
    for effect in group.effects.reversed() { needed = needed.reaching(back: effect, state.ctm) }
    // But no more than this, lest an absurd radius or offset take all memory.
    needed = needed.intersection(state.clip.bounds.insetBy(-1024, -1024))
    let content = commands.bounds(range, state.ctm)
    var area = content
    for effect in group.effects { area = area.grown(by: effect, state.ctm) }
    if group.blend.reachesBeyondSource { area = state.clip.bounds }
    area = area.intersection(needed)
    guard !area.isEmpty else { return }

    var layer = Canvas(layer: area, rasterizer.pool)
    draw(range, DrawState(canvas: layer, ctm: state.ctm, clip: Clip(area)))
    for effect in group.effects { layer = rasterizer.apply(effect, to: layer, state.ctm) }
    if let mask = group.mask {
      let sheet = Canvas(layer: area, rasterizer.pool)
      let walk = Walk(rasterizer: rasterizer, commands: CommandTree(mask))
      walk.draw(mask.indices, DrawState(canvas: sheet, ctm: state.ctm, clip: Clip(area)))
      rasterizer.setLayer(sheet, on: layer)
      cairo_set_operator(layer.context, CAIRO_OPERATOR_DEST_IN)
      cairo_paint(layer.context)
    }
    rasterizer.put(layer, blend: group.blend, opacity: group.opacity * state.alpha, state)
  }

  /// The one command that draws in a range that has no groups; nil where there are more.
  private func onlyCommand(in range: Range<Int>) -> Int? {
    var found: Int?
    for i in range {
      switch commands[i] {
      case .beginView, .endView: break
      case .beginGroup, .endGroup: return nil
      case .fill, .stroke, .glyphs, .image:
        if found != nil { return nil }
        found = i
      }
    }
    return found
  }

  private func blends(_ command: Command) -> Bool {
    if case .beginGroup(let group) = command { return group.blend != .normal }
    return false
  }
}

extension Paint {
  /// The alpha of the whole paint; nil where it varies.
  var uniformAlpha: Double? {
    switch self {
    case .color(let color): return color.alpha
    case .linear(let stops, _, _), .radial(let stops, _, _, _, _), .angular(let stops, _, _, _):
      guard let first = stops.first?.color.alpha else { return nil }
      return stops.allSatisfy { $0.color.alpha == first } ? first : nil
    case .image: return nil
    }
  }
}

extension Paint {
  var isOpaque: Bool { (uniformAlpha ?? 0) >= 1 }
}

extension PixelRect {
  /// The area whose pixels an effect needs in order to compute these.
  fileprivate func reaching(back effect: Effect, _ map: CGAffineTransform) -> PixelRect {
    switch effect {
    case .blur(let radius, _):
      let reach = BlurSize(radius: radius, map).reach
      return insetBy(-reach.x, -reach.y)
    case .shadow(_, let radius, let offset):
      let reach = BlurSize(shadow: radius, map).reach
      let move = map.pixels(offset)
      return PixelRect(
        x0: min(x0, x0 - reach.x - move.x), y0: min(y0, y0 - reach.y - move.y),
        x1: max(x1, x1 + reach.x - move.x), y1: max(y1, y1 + reach.y - move.y))
    case .colorMatrix, .luminanceToAlpha: return self
    }
  }
}
