import DisplayList
import Foundation
import LayoutDiff
import Rendering

/// A golden's file that is whole, so that its header can be believed.
///
/// A picture isn't decoded for that: its header names the checksums of the file's other chunks. Only the files of
/// versions that didn't, and those that another program wrote again, are decoded at once.
package final class GoldenFile {
  /// The header; nil where another program made the picture.
  package let header: GoldenHeader?
  /// Pixels; nil where only digests are kept.
  package let size: (width: Int, height: Int)?
  package let bytes: [UInt8]
  private let format: GoldenFormat
  private var decoded: Bitmap?
  private let jsonLayout: String?

  /// - Returns: nil where there is no such file.
  /// - Throws: ``UnreadableGolden``.
  package convenience init?(at path: String, format: GoldenFormat) throws {
    guard let bytes = try GoldenBytes.read(path) else { return nil }
    try self.init(bytes, format: format)
  }

  /// - Throws: ``UnreadableGolden``.
  package init(_ bytes: [UInt8], format: GoldenFormat) throws {
    if let mishap = UnreadableGolden.mishap(bytes) { throw mishap }
    self.bytes = bytes
    self.format = format
    switch format {
    case .png:
      let chunks = try Self.chunks(bytes)
      size = (chunks.width, chunks.height)
      header = try GoldenHeader(png: bytes)
      jsonLayout = nil
      guard let header, header.data != Self.data(chunks, bytes) else { return }
      _ = try picture()
    case .digest:
      size = nil
      let (header, layout) = try Self.parts(json: bytes)
      self.header = header
      jsonLayout = layout
    }
  }

  /// The checksum of a golden's data, as its header names it: a digest of the checksums of all chunks but the
  /// header's own.
  static func data(_ chunks: PNGChunks, _ bytes: [UInt8]) -> String {
    chunks.digest { !PNGChunks.isText($0, Golden.headerKeyword, in: bytes) }.description
  }

  // MARK: Contents

  /// The picture; nil where only digests are kept.
  /// - Throws: ``UnreadableGolden``, where it can't be decoded, or isn't the one that the header describes.
  package func picture() throws -> Bitmap? {
    guard format == .png else { return nil }
    if let decoded { return decoded }
    let picture: Bitmap
    do {
      picture = try PNGDecoder.decode(bytes)
    } catch {
      throw UnreadableGolden.damaged("\(error)")
    }
    if let header, header.pixels != picture.digest.description {
      throw UnreadableGolden.otherPicture
    }
    decoded = picture
    return picture
  }

  /// The layout; nil where there is none, or it isn't the one that the header describes.
  package var layout: LayoutTree? {
    guard let header, let text = layoutText else { return nil }
    guard format == .digest || header.layout == GoldenHeader.digest(ofLayout: text) else {
      return nil
    }
    return try? LayoutTree(decoding: text)
  }

  private var layoutText: String? {
    jsonLayout ?? PNGDecoder.text(in: bytes, keyword: Golden.layoutKeyword).first?.text
  }

  // MARK: Structure

  private static func chunks(_ bytes: [UInt8]) throws -> PNGChunks {
    do {
      let chunks = try PNGChunks(bytes)
      guard chunks.height <= PNGDecoder.largestPixelCount / chunks.width else {
        throw UnreadableGolden.tooLarge(
          "\(PNGDecoder.largestPixelCount / 1_000_000) million pixels")
      }
      guard PNGDecoder.canHold(chunks.width * chunks.height, bytes) else {
        throw UnreadableGolden.damaged(
          "its data can't hold \(chunks.width) × \(chunks.height) pixels")
      }
      return chunks
    } catch let problem as PNGChunks.Problem {
      switch problem {
      case .noPNG: throw UnreadableGolden.unknown(.png)
      case .endsEarly: throw UnreadableGolden.endsEarly
      case .damaged(let chunk):
        throw UnreadableGolden.damaged("its part \(chunk) isn't as it was written")
      }
    }
  }

  private static func parts(json bytes: [UInt8]) throws -> (GoldenHeader, layout: String) {
    guard let header = try GoldenHeader(json: bytes) else {
      throw UnreadableGolden.unknown(.digest)
    }
    let start = Array(",\n\"layout\":\n".utf8)
    let line = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    let rest = bytes[max(line - 1, 0)...]
    guard rest.starts(with: start), rest.count > start.count + 2,
      rest.suffix(2).elementsEqual("}\n".utf8)
    else { throw UnreadableGolden.endsEarly }
    let layout = String(decoding: rest.dropFirst(start.count).dropLast(2), as: UTF8.self)
    guard header.layout == GoldenHeader.digest(ofLayout: layout) else {
      if layout.contains("\n<<<<<<< ") { throw UnreadableGolden.conflict }
      throw UnreadableGolden.damaged("its layout isn't the one that its first line describes")
    }
    return (header, layout)
  }
}
