internal import CCairo
internal import CPixels
import DisplayList
import Foundation

/// A picture at the size and position between pixels at which it was drawn.
struct SampledImageKey: Hashable {
  enum Source: Hashable {
    case image(Digest)
    case glyph(font: Int, UInt32)
  }
  var source: Source
  var part: CGRect
  var width: Int, height: Int
  /// The first pixel's left edge in the source, and the source's pixels a pixel.
  var x: CGFloat, y: CGFloat, stepX: CGFloat, stepY: CGFloat
  var sharpness: Int32
}

extension Rasterizer {
  /// Pixels: 64 MB of them. What is larger is mostly beyond the picture.
  private static let mostSampled = 1 << 24

  func draw(_ image: ImageDraw, _ state: DrawState) {
    drawSampled(
      .image(image.image.digest), sourceBitmap(image.image), source: image.source,
      in: image.destination.standardized, sharpness: image.interpolation.sharpness,
      tint: image.tint, state)
  }

  /// Draws a bitmap into a rectangle of points.
  ///
  /// - Parameters:
  ///   - source: the part of the bitmap, pixels; nil for all.
  ///   - sharpness: 0 nearest, 1 linear, 2 cubic.
  ///   - tint: where set, only the bitmap's alpha counts, in this paint.
  func drawSampled(
    _ name: SampledImageKey.Source, _ bitmap: Bitmap, source: CGRect?, in frame: CGRect,
    sharpness: Int32, tint: Paint?, _ state: DrawState
  ) {
    let device = frame.applying(state.ctm)
    let area = PixelRect(covering: device)
    let seen = area.intersection(state.clip.bounds)
    guard !seen.isEmpty, frame.width > 0, frame.height > 0, bitmap.count > 0 else { return }
    let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    guard let part = (source ?? whole).common(with: whole) else { return }
    var layer: Canvas
    if state.ctm.isScaleAndMove, area.width * area.height <= Self.mostSampled {
      let step = (x: part.width / device.width, y: part.height / device.height)
      let key = SampledImageKey(
        source: name, part: part, width: area.width, height: area.height,
        x: (CGFloat(area.x0) - device.minX) * step.x, y: (CGFloat(area.y0) - device.minY) * step.y,
        stepX: step.x, stepY: step.y, sharpness: sharpness)
      layer = Canvas(sampled(bitmap, key), at: area)
    } else {
      layer = turned(bitmap, part, frame, seen, state.ctm, sharpness: sharpness)
    }
    if let tint { layer = tinted(layer, tint, state) }
    // A frame between pixels covers its edge pixels in part.
    var cut = state
    cut.clip.add(.rect(frame), rule: .nonZero, state.ctm)
    put(layer, blend: .normal, opacity: state.alpha, cut)
  }

  private func sourceBitmap(_ image: ImagePixels) -> Bitmap {
    let key = SampledImageKey(
      source: .image(image.digest), part: .null, width: 0, height: 0, x: 0, y: 0, stepX: 1,
      stepY: 1, sharpness: 0)
    if let known = images[key] { return known }
    let bitmap = Bitmap(image)
    images.insert(bitmap, for: key, bytes: bitmap.count * 4)
    return bitmap
  }

  private func sampled(_ bitmap: Bitmap, _ key: SampledImageKey) -> Bitmap {
    if let known = images[key] { return known }
    let result = Bitmap(width: key.width, height: key.height)
    let columns = 0...bitmap.width, rows = 0...bitmap.height
    let x0 = Int(clamping: key.part.minX.rounded(.down), to: columns)
    let y0 = Int(clamping: key.part.minY.rounded(.down), to: rows)
    let x1 = Int(clamping: key.part.maxX.rounded(.up), to: columns)
    let y1 = Int(clamping: key.part.maxY.rounded(.up), to: rows)
    _ = px_resample(
      bitmap.words + y0 * bitmap.width + x0, Int32(x1 - x0), Int32(y1 - y0), bitmap.width,
      Double(key.x + key.part.minX - CGFloat(x0)), Double(key.y + key.part.minY - CGFloat(y0)),
      Double(key.stepX), Double(key.stepY), result.words, Int32(key.width), Int32(key.height),
      key.width, key.sharpness)
    images.insert(result, for: key, bytes: result.count * 4)
    return result
  }

  /// An image whole, at a size in pixels.
  func resampled(
    _ image: ImagePixels, width: Int, height: Int, alpha: CGFloat = 1,
    interpolation: Interpolation = .medium
  ) -> Bitmap {
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let key = SampledImageKey(
      source: .image(image.digest), part: whole, width: width, height: height, x: 0, y: 0,
      stepX: whole.width / CGFloat(width), stepY: whole.height / CGFloat(height),
      sharpness: interpolation.sharpness)
    let full = sampled(sourceBitmap(image), key)
    guard !(alpha >= 1) else { return full }
    let faded = Bitmap(width: width, height: height)
    px_over(
      faded.words, width, full.words, width, Int32(width), Int32(height),
      UInt8(part: alpha))
    return faded
  }

  /// Draws through a map that rotates or mirrors: scaled to about the right size first, since
  /// cairo's linear filter uses four pixels only.
  private func turned(
    _ bitmap: Bitmap, _ part: CGRect, _ frame: CGRect, _ area: PixelRect, _ ctm: CGAffineTransform,
    sharpness: Int32
  ) -> Canvas {
    let columns = CGPoint(x: ctm.a, y: ctm.b), rows = CGPoint(x: ctm.c, y: ctm.d)
    let spreadX = (columns.x * columns.x + columns.y * columns.y).squareRoot()
    let spreadY = (rows.x * rows.x + rows.y * rows.y).squareRoot()
    let width = min(max(PixelRect.whole((frame.width * spreadX).rounded()), 1), 4096)
    let height = min(max(PixelRect.whole((frame.height * spreadY).rounded()), 1), 4096)
    let scaled = Bitmap(width: width, height: height)
    let x0 = Int(clamping: part.minX.rounded(.down), to: 0...bitmap.width)
    let y0 = Int(clamping: part.minY.rounded(.down), to: 0...bitmap.height)
    let x1 = Int(clamping: part.maxX.rounded(.up), to: 0...bitmap.width)
    let y1 = Int(clamping: part.maxY.rounded(.up), to: 0...bitmap.height)
    _ = px_resample(
      bitmap.words + y0 * bitmap.width + x0,
      Int32(x1 - x0), Int32(y1 - y0), bitmap.width,
      Double(part.minX - CGFloat(x0)), Double(part.minY - CGFloat(y0)),
      Double(part.width) / Double(width), Double(part.height) / Double(height), scaled.words,
      Int32(width), Int32(height), width, sharpness)
    let sheet = Canvas(scaled, at: PixelRect(x0: 0, y0: 0, x1: width, y1: height))
    let layer = Canvas(layer: area, pool)
    let pattern = cairo_pattern_create_for_surface(sheet.surface)
    cairo_pattern_set_filter(pattern, sharpness == 0 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    let unit = CGAffineTransform(
      a: frame.width / CGFloat(width), b: 0, c: 0, d: frame.height / CGFloat(height),
      tx: frame.minX, ty: frame.minY)
    setMatrix(of: pattern, on: layer, unit.concatenating(ctm))
    cairo_set_source(layer.context, pattern)
    cairo_pattern_destroy(pattern)
    cairo_paint(layer.context)
    return layer
  }

  private func tinted(_ layer: Canvas, _ paint: Paint, _ state: DrawState) -> Canvas {
    let result = Canvas(layer: layer.area, pool)
    guard setSource(paint, on: result, state.ctm, alpha: 1, area: layer.area) else { return result }
    cairo_mask_surface(result.context, layer.surface, 0, 0)
    return result
  }
}

extension Interpolation {
  /// The filter's number for `px_resample`: 0 nearest, 1 linear, 2 cubic.
  fileprivate var sharpness: Int32 {
    switch self {
    case .none: 0
    case .low, .medium: 1
    case .high: 2
    }
  }
}
