import Foundation

/// Reads what a golden's file says of itself, and whole goldens.
package enum GoldenReader {
  /// A header is in the first bytes of a file.
  private static let headSize = 2048

  /// The header by itself, whatever comes after it: enough to know that a file is a golden of ours, not to believe
  /// it.
  ///
  /// - Returns: nil where there is no such file, or where it is no golden of ours: a picture from elsewhere.
  /// - Throws: ``UnreadableGolden``, where it can't be read or is a newer Vitrine's.
  package static func header(of path: String, format: GoldenFormat) throws -> GoldenHeader? {
    guard let head = try GoldenBytes.read(path, first: headSize) else { return nil }
    return switch format {
    case .png: try GoldenHeader(png: head)
    case .digest: try GoldenHeader(json: head)
    }
  }

  /// - Throws: ``UnreadableGolden``; ``GoldenProblem``, where there is no such file.
  package static func golden(at path: String, format: GoldenFormat) throws -> Golden {
    guard let file = try GoldenFile(at: path, format: format) else {
      throw GoldenProblem("There is no file \(path).")
    }
    let picture = try file.picture()
    let foreign = GoldenHeader(
      digest: "", pixels: picture?.digest.description ?? "", layout: "", generator: "", engine: "")
    return Golden(header: file.header ?? foreign, layout: file.layout, picture: picture)
  }
}
