internal import CCairo
internal import CPixels
import DisplayList
import Foundation

/// 8 bits of coverage a pixel.
struct CoverageMask {
  /// The area of the mask in a pixel grid.
  var area: PixelRect
  /// Rows of `area.width` bytes.
  var bytes: [UInt8]

  init(_ area: PixelRect) {
    self.area = area
    bytes = [UInt8](repeating: 0, count: area.width * area.height)
  }

  /// The coverage of each pixel of `area` by an outline.
  init(
    _ outline: Outline, _ rule: FillRule, _ ctm: CGAffineTransform, area: PixelRect,
    _ pool: PixelPool
  ) {
    self.init(area)
    let canvas = Canvas(layer: area, pool)
    canvas.setPath(outline, ctm)
    canvas.setFillRule(rule)
    cairo_fill(canvas.context)
    cairo_surface_flush(canvas.surface)
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard let to = buffer.baseAddress else { return }
      px_alpha(
        to, area.width, canvas.bitmap.words, canvas.bitmap.width, Int32(area.width),
        Int32(area.height))
    }
  }

  mutating func blur(_ size: BlurSize) {
    let width = Int32(area.width), height = Int32(area.height)
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return }
      _ = px_blur(first, width, height, area.width, 1, size.x, size.y, size.boxes, 0)
    }
  }
}
