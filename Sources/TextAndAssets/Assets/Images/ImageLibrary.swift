internal import CImageFormats

/// A library that images are decoded by. Pictures with images depend on its version.
package enum ImageLibrary: String, CaseIterable, Sendable {
  case png, jpeg, gif, webp, tiff, heif, lcms, poppler

  package var name: String {
    switch self {
    case .png: "libpng"
    case .jpeg: "libjpeg-turbo"
    case .gif: "giflib"
    case .webp: "libwebp"
    case .tiff: "libtiff"
    case .heif: "libheif"
    case .lcms: "Little CMS"
    case .poppler: "Poppler"
    }
  }

  /// The version, as `1.2.4`; nil where it isn't installed. It is opened for the answer.
  package var version: String? {
    if self == .poppler { return PDFImage.version }
    guard let text = vitrine_image_library_version(rawValue) else { return nil }
    // libtiff answers with its name, and its copyright on further lines.
    let numbers = String(cString: text).prefix { $0 != "\n" }.split(separator: " ").last
    return numbers.map(String.init)
  }

  /// A sentence for each library that is missing, with the remedy.
  package static var problems: [String] {
    allCases.filter { $0.version == nil }.map {
      "\($0.name) isn't installed: \($0.use) can't be drawn as they are. Run make deps in Vitrine's folder, or "
        + "install \($0.packages) with apt-get."
    }
  }

  private var use: String {
    switch self {
    case .png: "PNG images"
    case .jpeg: "JPEG images"
    case .gif: "GIF images"
    case .webp: "WebP images"
    case .tiff: "TIFF images"
    case .heif: "HEIC and AVIF images"
    case .lcms: "images with color profiles"
    case .poppler: "PDF images"
    }
  }

  /// The Debian packages that it is in.
  var packages: String {
    switch self {
    case .png: "libpng16-16"
    case .jpeg: "libjpeg62-turbo"
    case .gif: "libgif7"
    case .webp: "libwebp7 and libwebpdemux2"
    case .tiff: "libtiff6 (libtiff5 on Ubuntu 22.04)"
    case .heif: "libheif1"
    case .lcms: "liblcms2-2"
    case .poppler: "libpoppler-glib8 (libpoppler-glib8t64 on Ubuntu 24.04)"
    }
  }
}
