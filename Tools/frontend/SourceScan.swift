import Glibc

/// A quick scan of a file's bytes for whether the file has to be parsed as Swift at all. It may say yes
/// without need (for a word in a comment), but never no by mistake.
struct SourceScan {
  /// Whether the file has something that compiles differently for Linux and for iOS.
  private(set) var isShadowed = false
  /// The modules in `canImport(…)`, on whose presence the answer depends.
  private(set) var modules: Set<String> = []
  /// The modules that are imported, and other words that follow "import".
  private(set) var imports: Set<String> = []
  /// Whether a name of Foundation's parsing of XML may be used.
  private(set) var usesXML = false
  /// Whether a number formatter may be made, which is Vitrine's here.
  private(set) var makesNumberFormatters = false
  /// Whether a name of ImageIO's may be used.
  private(set) var usesImageIO = false

  init(_ source: [UInt8]) {
    source.withUnsafeBytes { bytes in
      if Self.has("#if", bytes) {
        for start in Self.places(of: "canImport", bytes) {
          if let name = Self.argument(at: start + 9, bytes) { modules.insert(name) }
        }
        isShadowed =
          !modules.isEmpty || Self.has("targetEnvironment", bytes)
          || Self.places(of: "os", bytes).contains { Self.argument(at: $0 + 2, bytes) != nil }
      }
      if Self.spellings.contains(where: { Self.has($0, bytes) }) { isShadowed = true }
      for start in Self.places(of: "import ", bytes) {
        let path = Self.line(at: start + 7, bytes)
        if path.contains(UInt8(ascii: ".")) { isShadowed = true }
        let words = path.split { !Self.isIdentifier($0) }
        imports.formUnion(words.prefix(2).map { String(decoding: $0, as: UTF8.self) })
      }
      usesXML = Self.xml.contains { Self.has($0, bytes) }
      makesNumberFormatters = Self.has("NumberFormatter()", bytes)
      usesImageIO = Self.has("CGImageSource", bytes) || Self.has("CGImageDestination", bytes)
    }
  }

  /// The texts that mark a file as one with spellings to rewrite.
  private static let spellings: [StaticString] = [
    "@objc", "@nonobjc", "@NSManaged", "@IB", "#selector", "#keyPath", "Foundation.", "unavailable",
    "Darwin", "ObjectiveC", "SwiftUICore", "NumberFormatter()", "func observeValue(",
  ]

  private static let xml: [StaticString] = ["XMLParser", "XMLDocument", "XMLNode", "XMLElement"]

  // MARK: Bytes

  private static func has(_ word: StaticString, _ bytes: UnsafeRawBufferPointer) -> Bool {
    find(word, bytes, from: 0) != nil
  }

  private static func find(
    _ word: StaticString, _ bytes: UnsafeRawBufferPointer, from start: Int
  ) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let first = Int32(word.utf8Start.pointee)
    let length = word.utf8CodeUnitCount
    var start = start
    while start + length <= bytes.count,
      let found = memchr(base + start, first, bytes.count - length - start + 1)
    {
      if memcmp(found, word.utf8Start, length) == 0 { return UnsafeRawPointer(found) - base }
      start = UnsafeRawPointer(found) - base + 1
    }
    return nil
  }

  private static func places(
    of word: StaticString, _ bytes: UnsafeRawBufferPointer
  ) -> some Sequence<Int> {
    sequence(state: 0) { next -> Int? in
      guard let found = find(word, bytes, from: next) else { return nil }
      next = found + word.utf8CodeUnitCount
      return found
    }
  }

  /// `SwiftUI` of `(SwiftUI)`, `( SwiftUI , _version: 7)` and `(SwiftUI.View)`.
  private static func argument(at start: Int, _ bytes: UnsafeRawBufferPointer) -> String? {
    var index = start
    func skipSpace() {
      while index < bytes.count,
        bytes[index] == UInt8(ascii: " ") || (9...13).contains(bytes[index])
      {
        index += 1
      }
    }
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else { return nil }
    index += 1
    skipSpace()
    let end = bytes[index...].firstIndex { !isIdentifier($0) } ?? bytes.count
    return end > index ? String(decoding: bytes[index..<end], as: UTF8.self) : nil
  }

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func line(at start: Int, _ bytes: UnsafeRawBufferPointer) -> Slice<
    UnsafeRawBufferPointer
  > {
    let rest = bytes[start...]
    let end = rest.firstIndex {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: ";")
    }
    return rest[..<(end ?? rest.endIndex)]
  }
}
