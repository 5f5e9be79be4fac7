import Foundation
import InstalledFiles

/// The pinned fonts, as `deps/fonts.tsv` lists them.
struct FontManifest: Sendable {
  struct Entry: Sendable {
    /// Such as `Inter-4.1`; the name that goes into a picture's digest.
    var id: String
    /// `pypi`, `debian`, or `fitted` for what is made of another.
    var source: String
    var package: String
    var version: String
    /// Relative to `.deps/fonts`, or absolute.
    var path: String
    /// 64 hexadecimal digits.
    var sha256: String
  }

  var entries: [Entry] = []

  func entry(_ id: String) -> Entry? { entries.first { $0.id == id } }

  /// Rows of eight columns parted by tabs; `#` starts a comment and the first row names columns.
  /// Goes by bytes: this runs at every start.
  init(parsing text: String) {
    var isHeader = true
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#")
    {
      if isHeader {
        isHeader = false
        continue
      }
      let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard cells.count >= 8 else { continue }
      func cell(_ index: Int) -> String { String(decoding: cells[index], as: UTF8.self) }
      entries.append(
        Entry(
          id: cell(0), source: cell(1), package: cell(2), version: cell(3), path: cell(6),
          sha256: cell(7)))
    }
  }

  static let pinned: FontManifest = {
    let text = try? String(contentsOf: InstalledFiles.fontList, encoding: .utf8)
    return FontManifest(parsing: text ?? "")
  }()
}
