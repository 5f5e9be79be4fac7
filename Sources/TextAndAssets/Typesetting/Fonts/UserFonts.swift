internal import CHarfBuzz
import Foundation

/// The fonts in a folder that the user named, by family and by PostScript name.
struct UserFonts {
  struct Found {
    var path: String
    var index: Int
    var family: String
    var postScript: String
    var isItalic: Bool
  }

  private var fonts: [Found] = []

  /// Files that are no fonts are passed over. In the order of their names, so that of two alike
  /// the same one is taken everywhere.
  init(directory: URL?, files: [URL]) {
    for path in (files + (directory.map(FontLibrary.files(in:)) ?? [])).map(\.path) {
      var index = 0
      while let file = FontFile(number: 0, identifier: "", path: path, index: index) {
        let (family, postScript) = file.names
        fonts.append(
          Found(
            path: path, index: index, family: family, postScript: postScript,
            isItalic: postScript.lowercased().contains("italic")))
        index += 1
      }
    }
  }

  /// A family name prefers the slope asked for; a PostScript name is one face.
  func find(_ name: String, italic: Bool) -> Found? {
    let wanted = name.lowercased()
    return fonts.first { $0.postScript.lowercased() == wanted }
      ?? fonts.first { $0.family.lowercased() == wanted && $0.isItalic == italic }
      ?? fonts.first { $0.family.lowercased() == wanted }
  }
}
