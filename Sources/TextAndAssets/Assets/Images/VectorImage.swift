internal import CCairo
import DisplayList
import Foundation

/// SVG assets, drawn by librsvg. The library is opened when the first is asked for: few products
/// have one, and linking it would cost every start.
enum VectorImage {
  private typealias HandleFromData =
    @convention(c) (
      UnsafePointer<UInt8>?, UInt, UnsafeMutableRawPointer?
    ) -> OpaquePointer?
  private typealias IntrinsicSize =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Int32
  private typealias IntrinsicDimensions =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?,
      UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<Double>
    ) -> Void
  private typealias Render =
    @convention(c) (
      OpaquePointer?, OpaquePointer?, UnsafePointer<Double>, UnsafeMutableRawPointer?
    ) -> Int32
  private typealias Release = @convention(c) (OpaquePointer?) -> Void

  private struct Library: @unchecked Sendable {
    var handleFromData: HandleFromData
    var intrinsicSize: IntrinsicSize
    var intrinsicDimensions: IntrinsicDimensions
    var render: Render
    var release: Release

    init?() {
      guard let library = dlopen("librsvg-2.so.2", RTLD_LAZY | RTLD_LOCAL),
        let fromData = dlsym(library, "rsvg_handle_new_from_data"),
        let size = dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels"),
        let dimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions"),
        let render = dlsym(library, "rsvg_handle_render_document"),
        let release = dlsym(library, "g_object_unref")
      else { return nil }
      handleFromData = unsafeBitCast(fromData, to: HandleFromData.self)
      intrinsicSize = unsafeBitCast(size, to: IntrinsicSize.self)
      intrinsicDimensions = unsafeBitCast(dimensions, to: IntrinsicDimensions.self)
      self.render = unsafeBitCast(render, to: Render.self)
      self.release = unsafeBitCast(release, to: Release.self)
    }
  }

  private static let library = Library()
  /// The most pixels that a side of a surface of cairo has.
  private static let sideLimit = 32_767

  /// - Parameter scale: pixels for a unit of the SVG, which is a point.
  /// - Throws: `.damaged`, where the data isn't SVG, has no size, or librsvg isn't installed.
  static func decode(_ data: [UInt8], scale: CGFloat) throws(ImageProblem) -> ImagePixels {
    let damaged = ImageProblem(.damaged(detail: ""), .svg)
    guard let library, let handle = library.handleFromData(data, UInt(data.count), nil)
    else { throw damaged }
    defer { library.release(handle) }
    guard let size = size(of: handle, library), size.width > 0, size.height > 0 else {
      throw damaged
    }
    let lengths = 0...ImageDecoder.pixelLimit + 1
    let width = Int(clamping: (size.width * scale).rounded(.up), to: lengths)
    let height = Int(clamping: (size.height * scale).rounded(.up), to: lengths)
    guard width * height <= ImageDecoder.pixelLimit, max(width, height) <= sideLimit else {
      throw ImageProblem(.tooLarge(width: width, height: height), .svg)
    }

    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    let viewport = [0, 0, Double(width), Double(height)]
    let drawn = library.render(handle, context, viewport, nil)
    cairo_destroy(context)
    guard drawn != 0, let pixels = pixels(of: surface, width: width, height: height) else {
      throw damaged
    }
    return pixels
  }

  private static func size(of handle: OpaquePointer, _ library: Library) -> CGSize? {
    var width = 0.0
    var height = 0.0
    if library.intrinsicSize(handle, &width, &height) != 0, width > 0, height > 0 {
      return CGSize(width: width, height: height)
    }
    // Whether there are a width, a height and a view box; the box as x, y, width, height.
    var flags: (Int32, Int32, Int32) = (0, 0, 0)
    var viewBox = [0.0, 0, 0, 0]
    // An RsvgLength is a double and an enumeration: 16 bytes.
    var lengths = [0.0, 0, 0, 0]
    lengths.withUnsafeMutableBytes { raw in
      guard let start = raw.baseAddress else { return }
      library.intrinsicDimensions(
        handle, &flags.0, start, &flags.1, start + 16, &flags.2, &viewBox)
    }
    return flags.2 != 0 ? CGSize(width: viewBox[2], height: viewBox[3]) : nil
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
