internal import CCairo
import DisplayList
import Foundation

/// PDF files, whose first page is drawn by Poppler. The library is opened when the first is asked for, as that for
/// SVG is.
enum PDFImage {
  private typealias DocumentFromBytes =
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) ->
    OpaquePointer?
  private typealias NewBytes = @convention(c) (UnsafeRawPointer?, UInt) -> OpaquePointer?
  private typealias ReleaseBytes = @convention(c) (OpaquePointer?) -> Void
  private typealias PageCount = @convention(c) (OpaquePointer?) -> Int32
  private typealias Page = @convention(c) (OpaquePointer?, Int32) -> OpaquePointer?
  private typealias PageSize =
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) ->
    Void
  private typealias Render = @convention(c) (OpaquePointer?, OpaquePointer?) -> Void
  private typealias Version = @convention(c) () -> UnsafePointer<CChar>?
  private typealias Release = @convention(c) (OpaquePointer?) -> Void

  private struct Library: @unchecked Sendable {
    var newBytes: NewBytes
    var releaseBytes: ReleaseBytes
    var document: DocumentFromBytes
    var pageCount: PageCount
    var page: Page
    var size: PageSize
    var render: Render
    var release: Release
    var version: Version

    init?() {
      guard let library = dlopen("libpoppler-glib.so.8", RTLD_LAZY | RTLD_LOCAL),
        let newBytes = dlsym(library, "g_bytes_new"),
        let releaseBytes = dlsym(library, "g_bytes_unref"),
        let document = dlsym(library, "poppler_document_new_from_bytes"),
        let pageCount = dlsym(library, "poppler_document_get_n_pages"),
        let page = dlsym(library, "poppler_document_get_page"),
        let size = dlsym(library, "poppler_page_get_size"),
        let render = dlsym(library, "poppler_page_render"),
        let release = dlsym(library, "g_object_unref"),
        let version = dlsym(library, "poppler_get_version")
      else { return nil }
      self.newBytes = unsafeBitCast(newBytes, to: NewBytes.self)
      self.releaseBytes = unsafeBitCast(releaseBytes, to: ReleaseBytes.self)
      self.document = unsafeBitCast(document, to: DocumentFromBytes.self)
      self.pageCount = unsafeBitCast(pageCount, to: PageCount.self)
      self.page = unsafeBitCast(page, to: Page.self)
      self.size = unsafeBitCast(size, to: PageSize.self)
      self.render = unsafeBitCast(render, to: Render.self)
      self.release = unsafeBitCast(release, to: Release.self)
      self.version = unsafeBitCast(version, to: Version.self)
    }
  }

  private static let library = Library()

  /// The library's version, as `22.12.0`; nil where it isn't installed.
  static var version: String? {
    guard let library else { return nil }
    return library.version().map { String(cString: $0) }
  }

  /// - Parameter scale: pixels for a point; the picture is as large as the page's crop box.
  static func decode(_ data: [UInt8], scale: CGFloat) throws(ImageProblem) -> ImagePixels {
    guard let library else { throw ImageProblem(.noLibrary, .pdf) }
    let damaged = ImageProblem(.damaged(detail: ""), .pdf)
    guard let bytes = library.newBytes(data, UInt(data.count)) else { throw damaged }
    defer { library.releaseBytes(bytes) }
    guard let document = library.document(bytes, nil, nil) else { throw damaged }
    defer { library.release(document) }
    // Poppler writes a warning to standard error where it is asked for a page that isn't there.
    guard library.pageCount(document) > 0, let page = library.page(document, 0) else {
      throw damaged
    }
    defer { library.release(page) }
    var width = 0.0
    var height = 0.0
    library.size(page, &width, &height)
    return try VectorCanvas.pixels(CGSize(width: width, height: height), scale: scale, .pdf) {
      context, _, _ in
      cairo_scale(context, Double(scale), Double(scale))
      library.render(page, context)
      return true
    }
  }
}
