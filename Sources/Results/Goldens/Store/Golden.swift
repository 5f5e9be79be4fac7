import DisplayList
import Foundation
import LayoutDiff
import Rendering

/// A golden as a file. It doesn't hold its frame's name, so that equal frames are equal bytes, which git,
/// Git LFS and archives store once.
package struct Golden: Sendable {
  package var header: GoldenHeader
  /// The layout; nil where it is missing or damaged.
  package var layout: LayoutTree?
  /// The picture; nil where goldens are digests.
  package var picture: Bitmap?

  static let headerKeyword = "vitrine"
  static let layoutKeyword = "vitrine-layout"
}

/// The reason why a golden can't be removed, or isn't there.
package struct GoldenProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String
  package init(_ description: String) { self.description = description }
}

/// Writes goldens. It reuses its buffers: one a thread.
package final class GoldenEncoder {
  private let encoder = PNGEncoder()

  package init() {}

  /// A picture alone, quickly.
  static func picture(_ picture: Bitmap) -> [UInt8] { PNGEncoder().encode(picture) }

  /// - Parameter level: libdeflate's, 1…12. 7 is the knee of size and time: on goldens of Watchlist, level 9 makes the
  ///   pictures 2.8 % smaller in three times the CPU time, and 6 makes them 6 % larger in four fifths of it.
  package func png(
    _ picture: Bitmap, header: GoldenHeader, layout: String, level: Int = 7
  ) -> [UInt8] {
    let file = encoder.encode(
      picture, text: [.init(Golden.layoutKeyword, layout, isCompressed: true)], level: level)
    var header = header
    header.data = (try? PNGChunks(file)).map { GoldenFile.data($0, file) }
    return PNGChunks.adding(.init(Golden.headerKeyword, header.lines), to: file)
  }

  /// The header on the first line, then the layout, a view a line.
  package func json(header: GoldenHeader, layout: String) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // What is encoded are texts: it can't fail.
    let head = (try? encoder.encode(DigestHead(header))) ?? Data()
    return Array(#"{"golden": "#.utf8) + head + Array(",\n\"layout\":\n\(layout)}\n".utf8)
  }
}

/// The first line of a golden without a picture.
struct DigestHead: Codable {
  var digest: String
  var engine: String
  var generator: String
  var layout: String
  var pixels: String
  var version: Int

  init(_ header: GoldenHeader) {
    digest = header.digest
    engine = header.engine
    generator = header.generator
    layout = header.layout
    pixels = header.pixels
    version = header.version
  }

  var header: GoldenHeader {
    var header = GoldenHeader(
      digest: digest, pixels: pixels, layout: layout, generator: generator, engine: engine)
    header.version = version
    return header
  }
}
