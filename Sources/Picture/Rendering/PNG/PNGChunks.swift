internal import CDeflate
import DisplayList
import Foundation

/// The chunks of a whole PNG file: signature, `IHDR` first, pixels, `IEND` last, each chunk with the checksum that
/// it states. No pixel is decoded, so that it costs microseconds.
package struct PNGChunks: Sendable {
  /// The reason why a file isn't a whole PNG.
  package enum Problem: Error, Hashable, Sendable {
    /// Something else than a PNG.
    case noPNG
    /// The file ends before its last chunk does.
    case endsEarly
    /// The chunk of this name doesn't have the checksum that it states, or isn't allowed to be as it is.
    case damaged(String)
  }

  /// A chunk's name, the range of its contents in the file, and its checksum.
  package struct Chunk: Hashable, Sendable {
    package var name: String
    package var contents: Range<Int>
    package var checksum: UInt32
  }

  package private(set) var chunks: [Chunk] = []
  /// Pixels.
  package let width: Int, height: Int

  /// The first bytes of every PNG file.
  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
  private static let largestSide = Int(Int32.max)

  package init(_ file: [UInt8]) throws(Problem) {
    guard file.starts(with: Self.signature) else {
      let isStart = !file.isEmpty && Self.signature.starts(with: file)
      throw isStart ? .endsEarly : .noPNG
    }
    var at = Self.signature.count
    while true {
      guard file.count - at >= 12 else { throw .endsEarly }
      let length = Self.number(file, at)
      let name = String(decoding: file[at + 4..<at + 8], as: UTF8.self)
      guard length <= file.count - at - 12 else { throw .endsEarly }
      let checksum = Self.checksum(file, at + 4..<at + 8 + length)
      guard checksum == Self.number(file, at + 8 + length) else { throw .damaged(name) }
      guard (name == "IHDR") == chunks.isEmpty else { throw .damaged(name) }
      chunks.append(
        Chunk(name: name, contents: at + 8..<at + 8 + length, checksum: UInt32(checksum)))
      at += length + 12
      if name == "IEND" { break }
    }
    guard at == file.count else { throw .damaged("IEND") }
    guard chunks[0].contents.count == 13, chunks.contains(where: { $0.name == "IDAT" }) else {
      throw .damaged("IHDR")
    }
    width = Self.number(file, 16)
    height = Self.number(file, 20)
    guard 1...Self.largestSide ~= width, 1...Self.largestSide ~= height else {
      throw .damaged("IHDR")
    }
  }

  /// A digest of the chunks' names, lengths and checksums.
  ///
  /// - Parameter isCounted: whether a chunk counts.
  package func digest(where isCounted: (Chunk) -> Bool) -> Digest {
    var hasher = DigestHasher()
    for chunk in chunks where isCounted(chunk) {
      hasher.add(chunk.name)
      hasher.add(chunk.contents.count)
      hasher.add(Int(chunk.checksum))
    }
    return hasher.finish()
  }

  private static func number(_ file: [UInt8], _ at: Int) -> Int {
    Int(file[at]) << 24 | Int(file[at + 1]) << 16 | Int(file[at + 2]) << 8 | Int(file[at + 3])
  }

  private static func checksum(_ file: [UInt8], _ range: Range<Int>) -> Int {
    file.withUnsafeBytes {
      Int(libdeflate_crc32(0, $0.baseAddress! + range.lowerBound, range.count))
    }
  }
}

extension PNGChunks {
  /// Whether a chunk is a `tEXt` with this keyword.
  package static func isText(_ chunk: Chunk, _ keyword: String, in file: [UInt8]) -> Bool {
    chunk.name == "tEXt" && file[chunk.contents].starts(with: Array(keyword.utf8) + [0])
  }

  /// The file with one more text, before all other texts and the pixels.
  package static func adding(_ entry: PNGEncoder.TextEntry, to file: [UInt8]) -> [UInt8] {
    guard let chunks = try? PNGChunks(file).chunks,
      let next = chunks.first(where: { ["tEXt", "iTXt", "IDAT"].contains($0.name) })
    else { return file }
    let at = next.contents.lowerBound - 8
    var text: [UInt8] = []
    text.append(text: entry)
    return Array(file[..<at]) + text + file[at...]
  }
}
