internal import CCairo
import DisplayList
import Foundation

extension Rasterizer {
  /// Makes a paint the source of what is drawn next.
  ///
  /// - Parameters:
  ///   - ctm: from the paint's space to the frame's pixels.
  ///   - area: what will be covered; a gradient is computed for just that.
  /// - Returns: false where there is nothing to draw.
  func setSource(
    _ paint: Paint, on canvas: Canvas, _ ctm: CGAffineTransform, alpha: CGFloat, area: PixelRect
  ) -> Bool {
    switch paint {
    case .color(let color): return setColor(color, on: canvas, alpha: alpha)
    case .linear(let stops, _, _), .radial(let stops, _, _, _, _), .angular(let stops, _, _, _):
      guard let shader = GradientShader(paint, ctm, alpha: alpha) else {
        return setColor(stops.last?.color ?? .clear, on: canvas, alpha: alpha)
      }
      let part = area.intersection(canvas.area)
      guard !part.isEmpty else { return false }
      setLayer(shader.sheet(part, pool), on: canvas)
      return true
    case .image(let image, let tile):
      return setTile(image, tile, on: canvas, ctm, alpha: alpha)
    }
  }

  private func setColor(_ color: RGBA, on canvas: Canvas, alpha: CGFloat) -> Bool {
    let a = color.alpha * Double(alpha)
    guard a > 0 else { return false }
    cairo_set_source_rgba(canvas.context, color.red, color.green, color.blue, a)
    return true
  }

  /// Sets the matrix of a pattern: cairo needs the map from the canvas to the pattern.
  func setMatrix(of pattern: OpaquePointer?, on canvas: Canvas, _ ctm: CGAffineTransform) {
    let back = CGAffineTransform(
      translationX: CGFloat(canvas.area.x0), y: CGFloat(canvas.area.y0)
    ).concatenating(ctm.inverted())
    var matrix = cairo_matrix_t(
      xx: back.a, yx: back.b, xy: back.c, yy: back.d, x0: back.tx, y0: back.ty)
    cairo_pattern_set_matrix(pattern, &matrix)
  }

  /// Makes another canvas the source, pixel on pixel.
  func setLayer(_ layer: Canvas, on canvas: Canvas) {
    cairo_set_source_surface(
      canvas.context, layer.surface, Double(layer.area.x0 - canvas.area.x0),
      Double(layer.area.y0 - canvas.area.y0))
    let pattern = cairo_get_source(canvas.context)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
  }

  private func setTile(
    _ image: ImagePixels, _ tile: CGRect, on canvas: Canvas, _ ctm: CGAffineTransform,
    alpha: CGFloat
  ) -> Bool {
    guard tile.width > 0, tile.height > 0, image.width > 0, image.height > 0 else { return false }
    // Whole device pixels a tile, so that what repeats is drawn pixel on pixel.
    let spread = ctm.spread
    let width = min(max(PixelRect.whole((tile.width * spread.x).rounded()), 1), 4096)
    let height = min(max(PixelRect.whole((tile.height * spread.y).rounded()), 1), 4096)
    let sheet = Canvas(
      resampled(image, width: width, height: height, alpha: alpha),
      at: PixelRect(
        x0: 0, y0: 0, x1: width, y1: height))
    let pattern = cairo_pattern_create_for_surface(sheet.surface)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(
      pattern, ctm.isScaleAndMove ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    let unit = CGAffineTransform(
      a: tile.width / CGFloat(width), b: 0, c: 0, d: tile.height / CGFloat(height), tx: tile.minX,
      ty: tile.minY)
    setMatrix(of: pattern, on: canvas, unit.concatenating(ctm))
    cairo_set_source(canvas.context, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }
}
