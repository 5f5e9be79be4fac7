internal import CCairo
import DisplayList
import Foundation

extension Canvas {
  /// Makes an outline the current path. Points are mapped here, so that cairo's own matrix stays
  /// the identity and its 24.8 numbers never overflow.
  func setPath(_ outline: Outline, _ ctm: CGAffineTransform) {
    cairo_new_path(context)
    if case .rect(let r) = outline, ctm.b == 0, ctm.c == 0 {
      let p = place(CGPoint(x: r.minX, y: r.minY), ctm)
      let q = place(CGPoint(x: r.maxX, y: r.maxY), ctm)
      cairo_rectangle(context, p.x, p.y, q.x - p.x, q.y - p.y)
      return
    }
    var start = CGPoint.zero, last = CGPoint.zero
    for segment in outline.segments {
      switch segment {
      case .move(let p):
        let d = place(p, ctm)
        cairo_move_to(context, d.x, d.y)
        start = d
        last = d
      case .line(let p):
        let d = place(p, ctm)
        cairo_line_to(context, d.x, d.y)
        last = d
      case .quad(let p, let c):
        // The same curve as a cubic: controls two thirds of the way to the quadratic's.
        let d = place(p, ctm), m = place(c, ctm)
        cairo_curve_to(
          context, last.x + (m.x - last.x) * 2 / 3, last.y + (m.y - last.y) * 2 / 3,
          d.x + (m.x - d.x) * 2 / 3, d.y + (m.y - d.y) * 2 / 3, d.x, d.y)
        last = d
      case .cubic(let p, let c1, let c2):
        let d = place(p, ctm), m = place(c1, ctm), n = place(c2, ctm)
        cairo_curve_to(context, m.x, m.y, n.x, n.y, d.x, d.y)
        last = d
      case .close:
        cairo_close_path(context)
        last = start
      }
    }
  }

  private func place(_ p: CGPoint, _ ctm: CGAffineTransform) -> CGPoint {
    let d = p.applying(ctm)
    return CGPoint(x: limited(d.x - CGFloat(area.x0)), y: limited(d.y - CGFloat(area.y0)))
  }

  private func limited(_ v: CGFloat) -> CGFloat {
    v.isNaN ? 0 : min(max(v, -2_000_000), 2_000_000)
  }

  func setFillRule(_ rule: FillRule) {
    cairo_set_fill_rule(
      context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  /// Pixels.
  private static let widestLine: CGFloat = 1_000_000

  /// Strokes the current path with a pen that the map's linear part shapes.
  func strokePath(_ stroke: Stroke, _ ctm: CGAffineTransform) {
    // A round pen has the more corners the wider it is: one wider than any picture would take all
    // memory.
    let spread = max(abs(ctm.a) + abs(ctm.b), abs(ctm.c) + abs(ctm.d))
    let width = min(stroke.width, Self.widestLine / max(spread, 1e-6))
    var matrix = cairo_matrix_t(xx: ctm.a, yx: ctm.b, xy: ctm.c, yy: ctm.d, x0: 0, y0: 0)
    cairo_save(context)
    cairo_set_matrix(context, &matrix)
    cairo_set_line_width(context, width)
    cairo_set_miter_limit(context, min(max(1, stroke.miterLimit), 1e6))
    switch stroke.cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch stroke.join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    // cairo refuses negative lengths and a sum of nothing.
    let period = stroke.dash.reduce(0, +)
    let isDashed =
      stroke.dash.allSatisfy { $0 >= 0 } && period > 0 && period.isFinite
      && stroke.dashPhase.isFinite
    if isDashed {
      cairo_set_dash(
        context, stroke.dash.map { Double($0) }, Int32(stroke.dash.count), stroke.dashPhase)
    } else {
      cairo_set_dash(context, nil, 0, 0)
    }
    cairo_stroke(context)
    cairo_restore(context)
  }
}
