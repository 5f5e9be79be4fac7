import DisplayList
import Foundation

extension Rasterizer {
  /// The shadow of one filled outline, without the outline itself.
  ///
  /// - Parameters:
  ///   - radius: SwiftUI's, points in the outline's space, as `offset`.
  ///   - isCovered: the outline will hide what lies beneath it, so there it isn't drawn.
  /// - Returns: false where the outline is too large for a mask, and nothing was drawn.
  func drawShadow(
    of outline: Outline, _ rule: FillRule, color: RGBA, radius: CGFloat, offset: CGSize,
    isCovered: Bool, _ state: DrawState
  ) -> Bool {
    let blur = BlurSize(shadow: radius, state.ctm), move = state.ctm.pixels(offset)
    guard var shadow = mask(of: outline, rule, blur: blur, state.ctm) else {
      return false
    }
    shadow.area = shadow.area.offsetBy(move.x, move.y)
    let seen = shadow.area.intersection(state.clip.bounds).intersection(state.canvas.area)
    guard !seen.isEmpty else { return true }
    guard state.clip.leavesWhole(seen) else {
      let layer = Canvas(layer: seen, pool)
      shadow.draw(color.word, in: seen, on: layer)
      put(layer, blend: .normal, opacity: 1, state)
      return true
    }
    let insides = isCovered ? outline.insides(state.ctm) : []
    let hidden = insides.max { $0.width * $0.height < $1.width * $1.height } ?? .empty
    for part in seen.without(hidden) { shadow.draw(color.word, in: part, on: state.canvas) }
    return true
  }
}

extension PixelRect {
  /// Up to four rectangles: these pixels less another rectangle's.
  fileprivate func without(_ hole: PixelRect) -> [PixelRect] {
    let hole = intersection(hole)
    if hole.isEmpty { return [self] }
    return [
      PixelRect(x0: x0, y0: y0, x1: x1, y1: hole.y0),
      PixelRect(x0: x0, y0: hole.y0, x1: hole.x0, y1: hole.y1),
      PixelRect(x0: hole.x1, y0: hole.y0, x1: x1, y1: hole.y1),
      PixelRect(x0: x0, y0: hole.y1, x1: x1, y1: y1),
    ].filter { !$0.isEmpty }
  }
}
