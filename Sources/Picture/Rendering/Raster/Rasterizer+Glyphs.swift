internal import CCairo
internal import CPixels
import DisplayList
import Foundation

extension Rasterizer {
  /// Above this many pixels an em, glyphs are drawn as outlines: masks would be large and few.
  private static let largestMask: CGFloat = 200

  func draw(_ run: GlyphRun, _ state: DrawState) {
    guard run.size > 0, run.size.isFinite, let reach = run.reach,
      let font = fonts.instance(run.face)
    else { return }
    let area = PixelRect(covering: reach.applying(state.ctm)).intersection(state.clip.bounds)
    guard !area.isEmpty else { return }
    if font.strike != nil { return drawBitmaps(run, font, state) }
    let size = (x: run.size * state.ctm.a, y: run.size * state.ctm.d)
    guard state.ctm.isScaleAndMove, max(size.x, size.y) <= Self.largestMask else {
      return drawOutlines(run, font, area, state)
    }
    let placed = place(run, font, size: size, state.ctm)
    guard let ink = inkArea(placed, within: area) else { return }
    if case .color(let color) = run.paint, state.clip.leavesWhole(ink) {
      blend(placed, color.withAlpha(multipliedBy: Double(state.alpha)).word, area: ink, state)
    } else {
      drawThroughMask(placed, run.paint, area: ink, state)
    }
  }

  fileprivate struct PlacedGlyph {
    var mask: GlyphMask
    /// The position of the mask's upper left pixel in the frame's grid.
    var x: Int, y: Int
  }

  private func place(
    _ run: GlyphRun, _ font: FontInstance, size: (x: CGFloat, y: CGFloat), _ ctm: CGAffineTransform
  ) -> [PlacedGlyph] {
    let origin = run.origin.applying(ctm)
    var placed: [PlacedGlyph] = []
    placed.reserveCapacity(run.glyphs.count)
    let dilation = run.isSmoothed ? run.paint.smoothing : 0
    for glyph in run.glyphs {
      // Quarters of a pixel, rounded.
      let x = PixelRect.whole(((origin.x + CGFloat(glyph.x) * ctm.a) * 4).rounded())
      let y = PixelRect.whole(((origin.y + CGFloat(glyph.y) * ctm.d) * 4).rounded())
      let mask = glyphs.mask(glyph.id, font, size: size, phase: (x & 3, y & 3), dilation: dilation)
      guard mask.width > 0 else { continue }
      placed.append(PlacedGlyph(mask: mask, x: x >> 2 + mask.left, y: y >> 2 + mask.top))
    }
    return placed
  }

  private func inkArea(_ placed: [PlacedGlyph], within area: PixelRect) -> PixelRect? {
    guard let first = placed.first else { return nil }
    var ink = PixelRect(x0: first.x, y0: first.y, x1: first.x, y1: first.y)
    for glyph in placed {
      ink.x0 = min(ink.x0, glyph.x)
      ink.y0 = min(ink.y0, glyph.y)
      ink.x1 = max(ink.x1, glyph.x + glyph.mask.width)
      ink.y1 = max(ink.y1, glyph.y + glyph.mask.height)
    }
    let seen = ink.intersection(area)
    return seen.isEmpty ? nil : seen
  }

  private func blend(
    _ placed: [PlacedGlyph], _ color: UInt32, area: PixelRect, _ state: DrawState
  ) {
    guard color >> 24 > 0 else { return }
    state.canvas.withPixels { words, stride in
      glyphs.bytes.withUnsafeBufferPointer { masks in
        guard let store = masks.baseAddress else { return }
        for glyph in placed {
          let part = glyph.visible(in: area)
          guard !part.isEmpty else { continue }
          px_mask_over(
            words + state.canvas.offset(part.x0, part.y0), stride,
            store + glyph.start(of: part), glyph.mask.width, Int32(part.width),
            Int32(part.height), color)
        }
      }
    }
  }

  /// All glyphs in one mask, through which cairo paints: for gradients, and beneath curved clips.
  private func drawThroughMask(
    _ placed: [PlacedGlyph], _ paint: Paint, area: PixelRect, _ state: DrawState
  ) {
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(area.width)))
    var coverage = [UInt8](repeating: 0, count: stride * area.height)
    coverage.withUnsafeMutableBufferPointer { buffer in
      guard let to = buffer.baseAddress else { return }
      glyphs.bytes.withUnsafeBufferPointer { masks in
        guard let store = masks.baseAddress else { return }
        for glyph in placed {
          let part = glyph.visible(in: area)
          guard !part.isEmpty else { continue }
          px_add_mask(
            to + (part.y0 - area.y0) * stride + part.x0 - area.x0, stride,
            store + glyph.start(of: part), glyph.mask.width, Int32(part.width),
            Int32(part.height))
        }
      }
      let sheet = cairo_image_surface_create_for_data(
        to, CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height), Int32(stride))
      state.clip.draw(on: state.canvas, covering: area) {
        guard setSource(paint, on: state.canvas, state.ctm, alpha: state.alpha, area: area) else {
          return
        }
        cairo_mask_surface(
          state.canvas.context, sheet, Double(area.x0 - state.canvas.area.x0),
          Double(area.y0 - state.canvas.area.y0))
      }
      cairo_surface_finish(sheet)
      cairo_surface_destroy(sheet)
    }
  }

  private func drawOutlines(
    _ run: GlyphRun, _ font: FontInstance, _ area: PixelRect, _ state: DrawState
  ) {
    let unit = run.size / font.unitsPerEm
    let dilation = run.isSmoothed ? run.paint.smoothing : 0
    let context = state.canvas.context
    func drawLetters() {
      state.canvas.setFillRule(.nonZero)
      for glyph in run.glyphs {
        let map = CGAffineTransform(
          a: unit, b: 0, c: 0, d: unit, tx: run.origin.x + CGFloat(glyph.x),
          ty: run.origin.y + CGFloat(glyph.y)
        ).concatenating(state.ctm)
        state.canvas.setPath(font.outline(glyph.id), map)
        guard dilation > 0 else {
          cairo_fill(context)
          continue
        }
        cairo_fill_preserve(context)
        cairo_stroke(context)
      }
    }
    state.clip.draw(on: state.canvas, covering: area) {
      var mask: OpaquePointer?
      cairo_save(context)
      defer {
        cairo_pattern_destroy(mask)
        cairo_restore(context)
      }
      if dilation > 0 {
        // Letters and their strokes overlap, so that they make one mask, which a translucent paint fills once.
        state.canvas.setPath(.rect(area.rect), .identity)
        cairo_clip(context)
        cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
        cairo_set_source_rgba(context, 0, 0, 0, 1)
        cairo_set_line_width(context, Double(dilation) / 32)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
        drawLetters()
        mask = cairo_pop_group(context)
      }
      guard setSource(run.paint, on: state.canvas, state.ctm, alpha: state.alpha, area: area) else {
        return
      }
      if let mask { cairo_mask(context, mask) } else { drawLetters() }
    }
  }
}

extension Paint {
  /// The distance, in 64ths of a pixel, by which macOS's font smoothing widens letters on each side: more, the lighter
  /// they are. Measured at two pixels a point alone, in Screenshots of isamercan/ThemeKit @4e8b7f2 (`ImageRenderer` on
  /// macOS 26, Montserrat at 12 to 20 points): stems of gray 76 on white are 0.17 to 0.20 pixels wider on each side
  /// than the outline, those of gray 192 on gray 29 are 0.30 to 0.32, and blue ones of gray 121 or 128 0.23 to 0.30.
  fileprivate var smoothing: Int {
    guard case .color(let color) = self else { return 16 }
    let luma = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    return Int(clamping: (12 + 8 * min(max((luma - 0.3) / 0.45, 0), 1)).rounded())
  }
}

extension Rasterizer.PlacedGlyph {
  fileprivate func visible(in area: PixelRect) -> PixelRect {
    PixelRect(x0: x, y0: y, x1: x + mask.width, y1: y + mask.height).intersection(area)
  }

  fileprivate func start(of part: PixelRect) -> Int {
    mask.start + (part.y0 - y) * mask.width + part.x0 - x
  }
}
