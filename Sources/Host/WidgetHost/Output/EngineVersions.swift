internal import CCairo
internal import CFreeType
internal import CHarfBuzz
import DisplayList
import Foundation
import InstalledFiles
import Typesetting

/// The versions that pictures' bytes depend on beside their requests. Manifests and PNG files name them.
package struct EngineVersions: Codable, Hashable, Sendable {
  package var cairo: String
  package var freeType: String
  package var harfBuzz: String
  /// The digest of the list of pinned fonts and their hashes; 32 hexadecimal digits, or `none`. A folder of the
  /// user's own adds `+` and the digest of the fonts in it.
  package var fonts: String

  /// Read when first asked for: ``FontLibrary/directory`` must be set by then.
  package static let current = EngineVersions()

  private init() {
    cairo = String(cString: cairo_version_string())
    harfBuzz = String(cString: hb_version_string())
    var library: FT_Library?
    var major: Int32 = 0, minor: Int32 = 0, patch: Int32 = 0
    if FT_Init_FreeType(&library) == 0 {
      FT_Library_Version(library, &major, &minor, &patch)
      FT_Done_FreeType(library)
    }
    freeType = "\(major).\(minor).\(patch)"
    if let list = FileManager.default.contents(atPath: InstalledFiles.fontList.path) {
      var hasher = DigestHasher()
      hasher.add(bytes: Array(list))
      fonts = hasher.finish().description
    } else {
      fonts = "none"
    }
    if let own = FontLibrary.directory { fonts += "+" + Self.digest(ofFontsIn: own) }
  }

  private static func digest(ofFontsIn folder: URL) -> String {
    var hasher = DigestHasher()
    for file in FontLibrary.files(in: folder) {
      hasher.add(file.lastPathComponent)
      hasher.add(bytes: FileManager.default.contents(atPath: file.path).map(Array.init) ?? [])
    }
    return hasher.finish().description
  }

  /// `cairo 1.16.0, FreeType 2.12.1, HarfBuzz 6.0.0, fonts 0123…`.
  package var description: String {
    "cairo \(cairo), FreeType \(freeType), HarfBuzz \(harfBuzz), fonts \(fonts)"
  }
}
