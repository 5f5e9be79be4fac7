import CCairo
import CFreeType
import CHarfBuzz
import DisplayList
import Foundation

/// What pictures' bytes depend on beside their requests: manifests and PNG files name it.
package struct EngineVersions: Codable, Hashable, Sendable {
  package var cairo: String
  package var freeType: String
  package var harfBuzz: String
  /// Of the list of pinned fonts and their hashes; 32 hexadecimal digits, or `none`.
  package var fonts: String

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
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    if let list = FileManager.default.contents(atPath: root.path + "/deps/fonts.tsv") {
      var hasher = DigestHasher()
      hasher.add(bytes: Array(list))
      fonts = hasher.finish().description
    } else {
      fonts = "none"
    }
  }

  /// `cairo 1.16.0, FreeType 2.12.1, HarfBuzz 6.0.0, fonts 0123…`.
  package var description: String {
    "cairo \(cairo), FreeType \(freeType), HarfBuzz \(harfBuzz), fonts \(fonts)"
  }
}
