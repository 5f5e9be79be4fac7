import DisplayList
import Foundation
import LayoutDiff
import Rendering

#if canImport(Glibc)
  import Glibc
#endif

/// Reads goldens: their heads for a frame that hasn't changed, all of them for one that has.
package enum GoldenReader {
  /// A header is in the first bytes of a file.
  private static let headSize = 2048

  /// nil where there is no such file, or where it is no golden of ours: a picture from elsewhere.
  /// - Throws: ``GoldenProblem``, where it can't be read or is a newer Vitrine's.
  package static func header(of path: String, format: GoldenFormat) throws -> GoldenHeader? {
    guard let head = try prefix(of: path) else { return nil }
    let header =
      switch format {
      case .png: self.header(png: head)
      case .digest: self.header(json: head)
      }
    return try header.map { try checked($0, path) }
  }

  /// - Throws: ``GoldenProblem``, where it is missing or can't be read.
  package static func golden(at path: String, format: GoldenFormat) throws -> Golden {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw GoldenProblem("\(path) can't be read: \(String(cString: strerror(errno))).")
    }
    let bytes = [UInt8](data)
    switch format {
    case .png: return try golden(png: bytes, path)
    case .digest: return try golden(json: bytes, path)
    }
  }

  // MARK: PNG

  private static func header(png bytes: [UInt8]) -> GoldenHeader? {
    PNGDecoder.text(in: bytes, keyword: Golden.headerKeyword).lazy
      .compactMap { GoldenHeader(lines: $0.text) }.first
  }

  private static func golden(png bytes: [UInt8], _ path: String) throws -> Golden {
    let picture: Bitmap
    do {
      picture = try PNGDecoder.decode(bytes)
    } catch {
      throw GoldenProblem("\(path) is damaged (\(error)). Restore it, or record it again.")
    }
    let pixels = picture.digest.description
    let foreign = GoldenHeader(digest: "", pixels: pixels, layout: "", generator: "", engine: "")
    var header = try header(png: bytes).map { try checked($0, path) } ?? foreign
    // The file was edited: its pixels count.
    if header.pixels != pixels { header = foreign }
    let text = PNGDecoder.text(in: bytes, keyword: Golden.layoutKeyword).first?.text
    return Golden(
      header: header,
      layout: header == foreign ? nil : text.flatMap { try? LayoutTree(decoding: $0) },
      picture: picture)
  }

  // MARK: JSON

  private static func header(json bytes: [UInt8]) -> GoldenHeader? {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard line.starts(with: #"{"golden": "#.utf8), line.last == UInt8(ascii: ",") else {
      return nil
    }
    let head = Data(line.dropFirst(#"{"golden": "#.utf8.count).dropLast())
    return (try? JSONDecoder().decode(DigestHead.self, from: head))?.header
  }

  private static func golden(json bytes: [UInt8], _ path: String) throws -> Golden {
    guard let header = header(json: bytes) else {
      throw GoldenProblem(
        "\(path) is damaged: its first line doesn't hold the digests. Restore it, or record it again."
      )
    }
    let start = Array(",\n\"layout\":\n".utf8)
    let text = String(decoding: bytes, as: UTF8.self)
    var layout: LayoutTree?
    if let at = text.range(of: String(decoding: start, as: UTF8.self)), text.hasSuffix("}\n") {
      layout = try? LayoutTree(decoding: String(text[at.upperBound...].dropLast(2)))
    }
    return Golden(header: try checked(header, path), layout: layout, picture: nil)
  }

  // MARK: Both

  private static func checked(_ header: GoldenHeader, _ path: String) throws -> GoldenHeader {
    guard header.version <= GoldenHeader.currentVersion else {
      throw GoldenProblem(
        "\(path) was made by a newer version (\(header.generator), goldens of form "
          + "\(header.version); this one knows \(GoldenHeader.currentVersion)). Update Vitrine.")
    }
    return header
  }

  private static func prefix(of path: String) throws -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw GoldenProblem("\(path) can't be read: \(String(cString: strerror(errno))).")
    }
    defer { close(file) }
    var problem: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: headSize) { buffer, used in
      let count = read(file, buffer.baseAddress!, headSize)
      if count < 0 { problem = errno }
      used = max(0, count)
    }
    if problem != 0 {
      throw GoldenProblem("\(path) can't be read: \(String(cString: strerror(problem))).")
    }
    return bytes
  }
}
