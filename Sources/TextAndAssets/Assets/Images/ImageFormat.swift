internal import CImageFormats

/// The format of an image file, by its first bytes and not by its name.
enum ImageFormat: Hashable, CaseIterable {
  case png, jpeg, gif, webp, tiff, bmp, heic, avif
  // Known by name only: to say what a file is that isn't decoded.
  case pdf, svg, jpegXL, jpeg2000, icon, photoshop

  var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .gif: "GIF"
    case .webp: "WebP"
    case .tiff: "TIFF"
    case .bmp: "BMP"
    case .heic: "HEIC"
    case .avif: "AVIF"
    case .pdf: "PDF"
    case .svg: "SVG"
    case .jpegXL: "JPEG XL"
    case .jpeg2000: "JPEG 2000"
    case .icon: "Windows icon"
    case .photoshop: "Photoshop file"
    }
  }

  /// The library's reader; nil where there is none, and for BMP, which is read by ``BitmapFile``.
  var reader: ImageReader? {
    switch self {
    case .png: vitrine_png_read
    case .jpeg: vitrine_jpeg_read
    case .gif: vitrine_gif_read
    case .webp: vitrine_webp_read
    case .tiff: vitrine_tiff_read
    case .heic, .avif: vitrine_heif_read
    default: nil
    }
  }

  /// The library that is opened when such a file is met; nil for those that are linked.
  var library: ImageLibrary? {
    switch self {
    case .gif: .gif
    case .webp: .webp
    case .tiff: .tiff
    case .heic, .avif: .heif
    case .pdf: .poppler
    default: nil
    }
  }

  /// The most pixels that a byte of a file can encode; nil where a few bytes can encode any number.
  var mostPixelsPerByte: Int? {
    switch self {
    // Deflate makes at most 1032 bytes of one, each of at most eight pixels.
    case .png: 1032 * 8
    // A block of 64 pixels takes a bit at the least.
    case .jpeg: 512
    // A code of LZW takes at least nine bits once strings are long, and encodes 4096 pixels at most.
    case .gif: 4096
    default: nil
    }
  }
}

typealias ImageReader = (
  UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<vitrine_image>?, UnsafeMutablePointer<UInt8>?
) -> Int32

extension ImageFormat {
  /// - Parameter bytes: a file's, of which the first 64 or so are looked at.
  init?(of bytes: [UInt8]) {
    func begins(_ text: String, at position: Int = 0) -> Bool {
      bytes.count >= position + text.utf8.count
        && bytes[position..<position + text.utf8.count].elementsEqual(text.utf8)
    }
    func begins(with start: [UInt8]) -> Bool { bytes.starts(with: start) }
    if begins(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if begins(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("GIF87a") || begins("GIF89a") {
      self = .gif
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .webp
    } else if begins(with: [0x49, 0x49, 0x2A, 0]) || begins(with: [0x4D, 0x4D, 0, 0x2A])
      || begins(with: [0x49, 0x49, 0x2B, 0]) || begins(with: [0x4D, 0x4D, 0, 0x2B])
    {
      self = .tiff
    } else if begins("BM"), bytes.count >= 18, bytes[14...17].dropFirst().allSatisfy({ $0 == 0 }) {
      // The size of the second header follows, of which each known one is below 256.
      self = .bmp
    } else if begins("ftyp", at: 4) {
      guard let format = Self.format(ofBrandsIn: bytes) else { return nil }
      self = format
    } else if begins("%PDF") {
      self = .pdf
    } else if begins("<svg") {
      self = .svg
    } else if begins(with: [0xFF, 0x0A]) || begins("JXL ", at: 4) {
      self = .jpegXL
    } else if begins("jP  ", at: 4) || begins(with: [0xFF, 0x4F, 0xFF, 0x51]) {
      self = .jpeg2000
    } else if begins("8BPS") {
      self = .photoshop
    } else if begins(with: [0, 0, 1, 0]) {
      self = .icon
    } else {
      return nil
    }
  }

  /// The format of an ISO base media file by the brands in its first box: the main one, then the others.
  private static func format(ofBrandsIn bytes: [UInt8]) -> ImageFormat? {
    let length = bytes[0..<4].reduce(0) { $0 << 8 | Int($1) }
    let end = min(length, bytes.count, 256)
    let brands = stride(from: 8, to: end - 3, by: 4).map { bytes[$0..<$0 + 4] }
    func has(_ names: String...) -> Bool {
      brands.contains { brand in names.contains { $0.utf8.elementsEqual(brand) } }
    }
    if has("avif", "avis") { return .avif }
    return has("heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1") ? .heic : nil
  }
}
