/// The reason why a file isn't an image here.
package struct ImageProblem: Error, Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Bytes of no known format.
    case unknown(start: [UInt8])
    case unsupported
    case noLibrary
    case tooLarge(width: Int, height: Int)
    /// More pixels than the file's bytes can encode.
    case impossible(width: Int, height: Int, bytes: Int)
    /// - Parameter detail: the library's own words.
    case damaged(detail: String)
  }

  let kind: Kind
  let format: ImageFormat?

  init(_ kind: Kind, _ format: ImageFormat? = nil) {
    self.kind = kind
    self.format = format
  }

  /// The end of a sentence that begins with the file: the problem and its remedy.
  package var predicate: String {
    let name = format?.name ?? "image"
    let article = format == .svg || "AEIOU".contains(name.prefix(1)) ? "an" : "a"
    switch kind {
    case .unknown(let start): return Self.unknown(start)
    case .unsupported where format == .svg || format == .pdf:
      return
        "is \(article) \(name), which is drawn from a catalogue's file of that extension alone: put it there, or "
        + "give a PNG or JPEG"
    case .unsupported:
      return
        "is \(article) \(name), a format that isn't drawn here: give a PNG or JPEG, or in a catalogue an SVG or PDF"
    case .noLibrary:
      return
        "is \(article) \(name), whose library isn't installed: run make deps in Vitrine's folder, or "
        + "install \(format?.library?.packages ?? "") with apt-get"
    case .tooLarge(let width, let height) where format == .svg || format == .pdf:
      // What it states may be beyond all numbers.
      let most = ImageDecoder.pixelLimit
      return "is \(article) \(name) of "
        + (max(width, height) > most ? "more than \(most)" : "\(width) × \(height)")
        + " pixels on this screen, too large to be drawn: give it the width and height that the widget "
        + "shows, in points"
    case .tooLarge(let width, let height):
      return "is \(article) \(name) that states \(width) × \(height) pixels, more than the "
        + "\(ImageDecoder.pixelLimit / 1_000_000) million that are decoded: scale it down to the pixels that "
        + "the widget shows"
    case .impossible(let width, let height, let bytes):
      return
        "is \(article) \(name) that states \(width) × \(height) pixels, which its \(bytes) bytes can't "
        + "hold: it is cut off or damaged; export or fetch it again"
    case .damaged(let detail):
      let words = detail.isEmpty ? "" : " (\(detail.printable))"
      return "is a damaged \(name)\(words): export or fetch it again"
    }
  }

  private static func unknown(_ start: [UInt8]) -> String {
    if start.isEmpty { return "is empty: give a PNG, JPEG or another image" }
    let text = String(decoding: start, as: UTF8.self).printable
    let digits = "0123456789abcdef".map(String.init)
    let numbers = start.map { digits[Int($0 >> 4)] + digits[Int($0 & 15)] }.joined(separator: " ")
    return
      "is in no image format that is known here (it begins with \(numbers), “\(text)”): give a PNG, "
      + "JPEG, GIF, WebP, HEIC, AVIF, TIFF or BMP"
  }
}

extension String {
  /// A library may quote a file's bytes: what isn't printable ASCII is a point.
  fileprivate var printable: String {
    String(
      unicodeScalars.map { (0x20..<0x7F).contains($0.value) ? Character($0) : "." })
  }
}
