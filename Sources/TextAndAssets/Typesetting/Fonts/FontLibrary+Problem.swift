import Foundation
import InstalledFiles

extension FontLibrary {
  /// A pinned font that can't be used as it should be.
  package struct Problem: Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Hashable, Sendable { case missing, damaged, different }
    package var kind: Kind
    /// Such as `Inter-4.1`.
    package var font: String
    package var path: String

    /// The problem, the file, and how to fix it.
    package var description: String {
      switch kind {
      case .missing:
        return "font \(font) is missing: there is no file \(path). \(InstalledFiles.fontRepair)"
      case .damaged:
        return "font \(font) is damaged: \(path) can't be read as a font. \(InstalledFiles.repair)"
      case .different:
        return "font \(font) is not the pinned one: \(path) has other bytes, so pictures may"
          + " differ from those made elsewhere"
      }
    }
  }

  /// Looks at every pinned font; empty where all is well.
  ///
  /// - Parameter hashes: compares the bytes too, which takes a second or so.
  package static func check(hashes: Bool = false) -> [Problem] { check(.pinned, hashes: hashes) }

  static func check(_ manifest: FontManifest, hashes: Bool) -> [Problem] {
    guard !manifest.entries.isEmpty else {
      let path = InstalledFiles.fontList.path
      return [Problem(kind: .missing, font: "list of fonts", path: path)]
    }
    return manifest.entries.compactMap { entry in
      let path = FontLocations.path(of: entry)
      func problem(_ kind: Problem.Kind) -> Problem {
        Problem(kind: kind, font: entry.id, path: path)
      }
      guard FileManager.default.fileExists(atPath: path) else { return problem(.missing) }
      guard FontFile(number: 0, identifier: entry.id, path: path, index: 0) != nil else {
        return problem(.damaged)
      }
      if hashes, SHA256.hexDigest(ofFileAt: path) != entry.sha256 { return problem(.different) }
      return nil
    }
  }
}
