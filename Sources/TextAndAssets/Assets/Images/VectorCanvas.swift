internal import CCairo
import DisplayList
import Foundation

/// The pixels that a file of shapes is drawn into.
enum VectorCanvas {
  /// The most pixels that a side of a surface of cairo has.
  private static let sideLimit = 32_767

  /// - Parameters:
  ///   - size: of the picture, in points.
  ///   - scale: pixels for a point.
  ///   - draw: draws into a context whose unit is a pixel, of a width and a height; false where it can't.
  static func pixels(
    _ size: CGSize, scale: CGFloat, _ format: ImageFormat,
    draw: (_ context: OpaquePointer?, _ width: Double, _ height: Double) -> Bool
  ) throws(ImageProblem) -> ImagePixels {
    let damaged = ImageProblem(.damaged(detail: ""), format)
    guard size.width > 0, size.height > 0 else { throw damaged }
    let lengths = 0...ImageDecoder.pixelLimit + 1
    let width = Int(clamping: (size.width * scale).rounded(.up), to: lengths)
    let height = Int(clamping: (size.height * scale).rounded(.up), to: lengths)
    guard width * height <= ImageDecoder.pixelLimit, max(width, height) <= sideLimit else {
      throw ImageProblem(.tooLarge(width: width, height: height), format)
    }
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    let drawn = draw(context, Double(width), Double(height))
    cairo_destroy(context)
    guard drawn, let pixels = pixels(of: surface, width: width, height: height) else {
      throw damaged
    }
    return pixels
  }

  private static func pixels(
    of surface: OpaquePointer?, width: Int, height: Int
  ) -> ImagePixels? {
    cairo_surface_flush(surface)
    guard let source = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        // cairo's 32-bit words, alpha first, are stored little-endian: blue, green, red, alpha.
        let from = y * stride + x * 4
        let to = (y * width + x) * 4
        pixels[to] = source[from + 2]
        pixels[to + 1] = source[from + 1]
        pixels[to + 2] = source[from]
        pixels[to + 3] = source[from + 3]
      }
    }
    return ImagePixels(width: width, height: height, pixels: pixels)
  }
}
