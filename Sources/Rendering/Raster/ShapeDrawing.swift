import CCairo
import DisplayList
import Foundation

extension Rasterizer {
  func fill(_ outline: Outline, _ rule: FillRule, _ paint: Paint, _ state: DrawState) {
    guard let box = outline.bounds else { return }
    let area = PixelRect(covering: box.applying(state.ctm)).intersection(state.clip.bounds)
    guard !area.isEmpty else { return }
    state.clip.draw(on: state.canvas, covering: area) {
      guard setSource(paint, on: state.canvas, state.ctm, alpha: state.alpha, area: area) else {
        return
      }
      state.canvas.setPath(outline, state.ctm)
      state.canvas.setFillRule(rule)
      cairo_fill(state.canvas.context)
    }
  }

  func stroke(_ outline: Outline, _ stroke: Stroke, _ paint: Paint, _ state: DrawState) {
    guard stroke.width > 0, stroke.width.isFinite, let box = outline.bounds else { return }
    let area = PixelRect(covering: stroke.reach(around: box).applying(state.ctm))
      .intersection(state.clip.bounds)
    guard !area.isEmpty else { return }
    state.clip.draw(on: state.canvas, covering: area) {
      guard setSource(paint, on: state.canvas, state.ctm, alpha: state.alpha, area: area) else {
        return
      }
      state.canvas.setPath(outline, state.ctm)
      state.canvas.strokePath(stroke, state.ctm)
    }
  }
}

extension Stroke {
  /// A rectangle around what the stroke covers, corners and caps included.
  func reach(around box: CGRect) -> CGRect {
    let corner = join == .miter ? max(miterLimit, 1) : 1
    let distance = width / 2 * max(corner, cap == .square ? 1.5 : 1)
    return box.insetBy(dx: -distance, dy: -distance)
  }
}
