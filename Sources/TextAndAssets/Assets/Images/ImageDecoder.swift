internal import CImageFormats
import DisplayList

/// Decodes image files into pixels.
package enum ImageDecoder {
  /// The largest number of pixels decoded: a damaged header must not allocate all the memory.
  static let pixelLimit = 100_000_000
  /// The most that a decoder may take beside the pixels, in bytes.
  private static let memoryLimit: UInt64 = 1 << 30

  /// A file's picture.
  package struct Decoded: Sendable {
    /// The pixels as stored, in sRGB.
    package var pixels: ImagePixels
    package var orientation: ImageOrientation
    /// The end of a sentence that begins with the file: what is wrong with the picture, though there is one.
    package var note: String?
  }

  /// The pixels of a file, upright; nil where it can't be decoded.
  package static func decode(_ data: [UInt8]) -> ImagePixels? { try? decodeUpright(data).pixels }

  /// The same with the reason why not.
  static func decodeUpright(_ data: [UInt8]) throws(ImageProblem) -> Decoded {
    var decoded = try read(data)
    decoded.pixels = decoded.pixels.turned(decoded.orientation)
    decoded.orientation = .up
    return decoded
  }

  /// The picture as it is stored; of an animation the first frame.
  package static func read(_ data: [UInt8]) throws(ImageProblem) -> Decoded {
    guard let format = ImageFormat(of: data) else {
      throw ImageProblem(.unknown(start: Array(data.prefix(8))))
    }
    if format == .bmp { return try BitmapFile.read(data) }
    guard let reader = format.reader else { throw ImageProblem(.unsupported, format) }
    return try read(data, format, reader)
  }

  /// Refuses what can't be, or shouldn't be, decoded, before any memory is taken for it.
  static func check(
    width: Int, height: Int, bytes: Int, _ format: ImageFormat
  ) throws(ImageProblem) {
    guard width > 0, height > 0 else {
      throw ImageProblem(.damaged(detail: "it states no size"), format)
    }
    guard width <= pixelLimit / height else {
      throw ImageProblem(.tooLarge(width: width, height: height), format)
    }
    if let most = format.mostPixelsPerByte, width * height / most > bytes {
      throw ImageProblem(.impossible(width: width, height: height, bytes: bytes), format)
    }
  }

  private static func read(
    _ data: [UInt8], _ format: ImageFormat, _ reader: ImageReader
  ) throws(ImageProblem) -> Decoded {
    var image = vitrine_image()
    defer { vitrine_image_free(&image) }
    try check(reader(data, data.count, &image, nil), image, format)
    let width = Int(image.width), height = Int(image.height)
    try check(width: width, height: height, bytes: data.count, format)
    guard image.memory <= memoryLimit else {
      throw ImageProblem(.tooLarge(width: width, height: height), format)
    }
    var answer: Int32 = 0
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      answer = reader(data, data.count, &image, buffer.baseAddress)
      guard answer == VITRINE_IMAGE_READ || answer == VITRINE_IMAGE_CUT_OFF else { return }
      PixelConversion.toPremultipliedSRGB(buffer, image)
      count = buffer.count
    }
    try check(answer, image, format)
    return Decoded(
      pixels: ImagePixels(width: width, height: height, pixels: pixels),
      orientation: ImageOrientation(rawValue: Int(image.orientation)) ?? .up,
      note: note(answer, image, format))
  }

  private static func check(
    _ answer: Int32, _ image: vitrine_image, _ format: ImageFormat
  ) throws(ImageProblem) {
    switch Int(answer) {
    case VITRINE_IMAGE_NO_LIBRARY: throw ImageProblem(.noLibrary, format)
    case VITRINE_IMAGE_DAMAGED: throw ImageProblem(.damaged(detail: image.words), format)
    default: break
    }
  }

  private static func note(
    _ answer: Int32, _ image: vitrine_image, _ format: ImageFormat
  ) -> String? {
    if answer == VITRINE_IMAGE_CUT_OFF {
      return
        "is a \(format.name) that is cut off or damaged, and drawn as far as it goes: export or fetch it "
        + "again"
    }
    if image.isHighDynamicRange {
      return
        "is an \(format.name) of high dynamic range (PQ or HLG), which is drawn without a tone curve, too "
        + "dark or too pale: give one in sRGB or Display P3"
    }
    if image.needsColorConversion, vitrine_color_is_available() == 0 {
      return
        "has a color profile, which isn't applied since Little CMS isn't installed: run make deps in "
        + "Vitrine's folder, or install liblcms2-2 with apt-get"
    }
    return nil
  }
}

extension vitrine_image {
  fileprivate var words: String {
    withUnsafeBytes(of: message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// Whether its transfer characteristics are SMPTE ST 2084's or ARIB STD-B67's (H.273, table 3).
  fileprivate var isHighDynamicRange: Bool { profile == nil && (transfer == 16 || transfer == 18) }

  fileprivate var needsColorConversion: Bool { profile != nil || primaries == 9 || primaries == 12 }
}
