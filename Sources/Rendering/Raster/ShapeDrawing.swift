import CCairo
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

  /// Upright rectangles of one colour, or of one in each row, are most of a widget's area: these are
  /// filled without cairo.
  ///
  /// - Returns: false where the fill is of another kind.
  private func fillRows(
    _ outline: Outline, _ paint: Paint, _ area: PixelRect, _ state: DrawState
  ) -> Bool {
    guard outline.uprightCorner != nil, state.ctm.isScaleAndMove, state.clip.leavesWhole(area),
      let colors = rowColors(paint, area, state),
      let mask = mask(of: outline, .nonZero, blur: BlurSize(radius: 0, .identity), state.ctm)
    else { return false }
    mask.draw(colors, in: area, on: state.canvas)
    return true
  }

  /// One colour, or one for each row of an area; nil where the paint changes within rows.
  private func rowColors(_ paint: Paint, _ area: PixelRect, _ state: DrawState) -> [UInt32]? {
    switch paint {
    case .color(let color): return [color.withAlpha(multipliedBy: Double(state.alpha)).word]
    case .linear(let stops, let start, let end):
      guard start.x == end.x, start.y != end.y, stops.count > 1 else { return nil }
      let ramp = GradientRamp(stops)
      let top = start.y * state.ctm.d + state.ctm.ty, length = (end.y - start.y) * state.ctm.d
      return (area.y0..<area.y1).map { y in
        ramp.color(at: (CGFloat(y) + 0.5 - top) / length)
          .withAlpha(multipliedBy: Double(state.alpha)).word
      }
    case .radial, .angular, .image: return nil
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
