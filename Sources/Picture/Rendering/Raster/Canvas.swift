internal import CCairo
import DisplayList
import Foundation

/// A picture being drawn: the frame itself, or a layer that covers a part of its pixel grid.
final class Canvas {
  let bitmap: Bitmap
  /// The part of the frame's pixel grid that it covers.
  let area: PixelRect
  let surface: OpaquePointer?
  let context: OpaquePointer?

  private nonisolated(unsafe) static let owner =
    UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  init(_ bitmap: Bitmap, at area: PixelRect) {
    self.bitmap = bitmap
    self.area = area
    surface = bitmap.words.withMemoryRebound(to: UInt8.self, capacity: bitmap.count * 4) {
      cairo_image_surface_create_for_data(
        $0, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.width * 4))
    }
    // A pattern may keep the surface longer than this object lives, so it keeps the pixels.
    cairo_surface_set_user_data(
      surface, Self.owner, Unmanaged.passRetained(bitmap).toOpaque(),
      { Unmanaged<Bitmap>.fromOpaque($0!).release() })
    context = cairo_create(surface)
    // Its default flattens curves to a tenth of a pixel; a corner of a card shows that.
    cairo_set_tolerance(context, 0.05)
  }

  /// - Parameter clear: false where every pixel will be written.
  convenience init(layer area: PixelRect, _ pool: PixelPool, clear: Bool = true) {
    let bitmap = Bitmap(width: area.width, height: area.height, pool)
    if clear { bitmap.clear() }
    self.init(bitmap, at: area)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Pixels without cairo: `body` gets the first one and where it is in the frame's grid.
  func withPixels(_ body: (UnsafeMutablePointer<UInt32>, _ stride: Int) -> Void) {
    cairo_surface_flush(surface)
    body(bitmap.words, bitmap.width)
    cairo_surface_mark_dirty(surface)
  }

  /// The address of a pixel of the frame's grid, which may lie outside.
  func offset(_ x: Int, _ y: Int) -> Int { (y - area.y0) * bitmap.width + x - area.x0 }
}
