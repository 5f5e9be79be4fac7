import Rendering

/// The results of a comparer for the frames before, by what decides them. A product's frames are often equal: its placeholder's
/// in all languages, its snapshot and its first entry. Equal ones are drawn, compressed and compared once.
struct MadeGoldens {
  /// The list of a frame and its scale, which decide its pixels.
  struct Picture: Hashable {
    var list: String
    /// Pixels per point.
    var scale: Double
  }

  /// The contents of a golden's file, but for what is the same for all that a comparer makes.
  struct File: Hashable {
    var picture: Picture
    /// The digest of the layout's text.
    var layout: String
    var format: GoldenFormat
  }

  /// Bytes that the digest of a picture takes with its key, about.
  private static let entrySize = 128

  /// The digests of pictures' sizes and pixels.
  private var pixels = BoundedCache<Picture, String>(limit: 1 << 20)
  private var files = BoundedCache<File, [UInt8]>(limit: 1 << 24)
  /// The bytes of the goldens whose pixels were found equal to those of frames.
  private var equal = BoundedCache<Picture, [UInt8]>(limit: 1 << 24)

  mutating func pixels(of picture: Picture, _ made: () -> String) -> String {
    if let known = pixels[picture] { return known }
    let digest = made()
    pixels.insert(digest, for: picture, bytes: Self.entrySize)
    return digest
  }

  mutating func bytes(of file: File, _ made: () -> [UInt8]) -> [UInt8] {
    if let known = files[file] { return known }
    let bytes = made()
    files.insert(bytes, for: file, bytes: bytes.count)
    return bytes
  }

  /// Whether a golden's pixels are known to be the frame's: its file has the bytes of one that was decoded and compared.
  func isEqual(_ picture: Picture, to golden: [UInt8]) -> Bool { equal[picture] == golden }

  mutating func keep(_ picture: Picture, asEqualTo golden: [UInt8]) {
    equal.insert(golden, for: picture, bytes: golden.count)
  }
}
