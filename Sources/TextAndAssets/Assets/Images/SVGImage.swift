import DisplayList
import Foundation

/// SVG files, drawn by librsvg. The library is opened when the first is asked for: few products
/// have one, and linking it would cost every start.
enum SVGImage {
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
    return try VectorCanvas.pixels(size, scale: scale, .svg) { context, width, height in
      library.render(handle, context, [0, 0, width, height], nil) != 0
    }
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
}
