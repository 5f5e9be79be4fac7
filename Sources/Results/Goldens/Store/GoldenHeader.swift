import DisplayList
import Foundation
import Rendering

/// The text before a golden's picture: enough to know that a frame hasn't changed.
package struct GoldenHeader: Hashable, Sendable {
  /// The version of the file format. Newer ones can't be read.
  package static let currentVersion = 1

  package var version = GoldenHeader.currentVersion
  /// The digest of the display list.
  package var digest: String
  /// The digest of the picture's size and pixels.
  package var pixels: String
  /// The digest of the layout's text, by which a change without other pixels is noticed.
  package var layout: String
  /// The name and version of the program that made it.
  package var generator: String
  /// The versions of fonts and libraries.
  package var engine: String
  /// The checksum of the file's other chunks, by which the header is known to be theirs; nil in goldens of earlier
  /// versions and in those without a picture.
  package var data: String?

  package init(digest: String, pixels: String, layout: String, generator: String, engine: String) {
    self.digest = digest
    self.pixels = pixels
    self.layout = layout
    self.generator = generator
    self.engine = engine
  }

  /// - Returns: nil where the lines aren't a golden's, such as those of a frame's own PNG.
  private init?(lines: String) {
    var version: Int?, digest: String?, pixels: String?
    var rest: (layout: String, generator: String, engine: String) = ("", "", "")
    var data: String?
    for line in lines.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let value = String(line[line.index(after: equals)...]) ?? ""
      switch String(line[..<equals]) {
      case "golden": version = Int(value)
      case "digest": digest = value
      case "pixels": pixels = value
      case "layout": rest.layout = value
      case "generator": rest.generator = value
      case "engine": rest.engine = value
      case "data": data = value
      default: break
      }
    }
    guard let version, let digest, let pixels else { return nil }
    self.version = version
    self.digest = digest
    self.pixels = pixels
    layout = rest.layout
    generator = rest.generator
    engine = rest.engine
    self.data = data
  }

  /// The header in the text chunk of a PNG, or of its first bytes.
  ///
  /// - Returns: nil where there is none.
  /// - Throws: ``UnreadableGolden``, where it is a newer Vitrine's.
  init?(png bytes: [UInt8]) throws {
    let found = PNGDecoder.text(in: bytes, keyword: Golden.headerKeyword).lazy
      .compactMap { GoldenHeader(lines: $0.text) }.first
    guard let found else { return nil }
    self = try found.known()
  }

  /// The header on the first line of a golden without a picture, or of its first bytes.
  ///
  /// - Returns: nil where there is none.
  /// - Throws: ``UnreadableGolden``, where it is a newer Vitrine's.
  init?(json bytes: [UInt8]) throws {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard line.starts(with: #"{"golden": "#.utf8), line.last == UInt8(ascii: ",") else {
      return nil
    }
    let head = Data(line.dropFirst(#"{"golden": "#.utf8.count).dropLast())
    guard let found = try? JSONDecoder().decode(DigestHead.self, from: head) else { return nil }
    self = try found.header.known()
  }

  private func known() throws -> GoldenHeader {
    guard version <= Self.currentVersion else { throw UnreadableGolden.newer(self) }
    return self
  }

  /// The digest of a layout's text.
  static func digest(ofLayout text: String) -> String {
    var hasher = DigestHasher()
    hasher.add(text)
    return hasher.finish().description
  }

  var lines: String {
    let text = """
      golden=\(version)
      digest=\(digest)
      pixels=\(pixels)
      layout=\(layout)
      generator=\(generator)
      engine=\(engine)
      """
    return text + (data.map { "\ndata=\($0)" } ?? "")
  }

  /// Equal digests of display lists mean equal pixels.
  func isMade(by other: Maker) -> Bool {
    version == Self.currentVersion && engine == other.engine
  }
}

/// The program and the engine that make goldens, as headers name them.
package struct Maker: Hashable, Sendable, Codable {
  package var generator: String
  package var engine: String
  package init(generator: String, engine: String) {
    self.generator = generator
    self.engine = engine
  }
}
