internal import CCairo
import DisplayList
import Foundation

extension Rasterizer {
  func fill(_ outline: Outline, _ rule: FillRule, _ paint: Paint, _ state: DrawState) {
    guard let box = outline.bounds else { return }
    let area = PixelRect(covering: box.applying(state.ctm)).intersection(state.clip.bounds)
    guard !area.isEmpty else { return }
    if fillRows(outline, paint, area, state) { return }
    state.clip.draw(on: state.canvas, covering: area) {
      guard setSource(paint, on: state.canvas, state.ctm, alpha: state.alpha, area: area) else {
        return
      }
      state.canvas.setPath(outline, state.ctm)
      state.canvas.setFillRule(rule)
      cairo_fill(state.canvas.context)
    }
  }

  /// Upright rectangles are most of a widget's area: these are filled without cairo.
  ///
  /// - Returns: false where the fill is of another kind.
  private func fillRows(
    _ outline: Outline, _ paint: Paint, _ area: PixelRect, _ state: DrawState
  ) -> Bool {
    guard outline.uprightCorner != nil, state.ctm.isScaleAndMove, state.clip.leavesWhole(area)
    else { return false }
    var color: RGBA?
    var shader: GradientShader?
    if case .color(let only) = paint {
      color = only.withAlpha(multipliedBy: Double(state.alpha))
    } else {
      shader = GradientShader(paint, state.ctm, alpha: state.alpha)
      if shader == nil { return false }
    }
    let sharp = BlurSize(radius: 0, .identity)
    guard let mask = mask(of: outline, .nonZero, blur: sharp, state.ctm) else { return false }
    if let color { mask.draw(color.word, in: area, on: state.canvas) }
    if let shader { mask.draw(shader, in: area, on: state.canvas) }
    return true
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
      state.canvas.setPath(stroke.dash.isEmpty ? outline : outline.dashed, state.ctm)
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
