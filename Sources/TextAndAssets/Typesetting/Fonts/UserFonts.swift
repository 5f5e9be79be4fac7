import Foundation

/// The fonts in a folder that the user named, by family and by PostScript name.
struct UserFonts {
  struct Found {
    var path: String
    var index: Int
    var family: String
    var postScript: String
    var weight: Double
    var isItalic: Bool

    /// The PostScript name up to its hyphen, which tells a family's widths apart where their files don't. MT and MS at
    /// its end are its maker's: `ArialMT` and `Arial-BoldMT` are of one width.
    fileprivate var stem: String {
      let stem = postScript.prefix { $0 != "-" }.lowercased()
      return ["mt", "ms"].contains(where: stem.hasSuffix) ? String(stem.dropLast(2)) : stem
    }
  }

  private var fonts: [Found] = []

  init(_ fonts: [Found]) { self.fonts = fonts }

  /// Files that are no fonts are passed over. In the order of their names, so that of two alike
  /// the same one is taken everywhere.
  init(directory: URL?, files: [URL]) {
    for path in (files + (directory.map(FontLibrary.files(in:)) ?? [])).map(\.path) {
      var index = 0
      while let file = FontFile(number: 0, identifier: "", path: path, index: index) {
        let (family, postScript) = file.names
        fonts.append(
          Found(
            path: path, index: index, family: family, postScript: postScript, weight: file.weight,
            isItalic: file.isItalic))
        index += 1
      }
    }
  }

  /// The face for a family or PostScript name.
  ///
  /// 1. A PostScript name is that of one face, a family name that of its regular one.
  /// 2. With a weight it is the nearest of the family, whatever face the name is of.
  /// 3. Bold, it is the family's bold one; where the family has none, nothing changes.
  /// 4. An italic is the family's as well.
  /// 5. The family of a PostScript name is the faces of its width, as its stem tells: neither a weight nor a trait asks
  ///    for another width.
  ///
  /// Sources: OpenSwiftUI's modifiers of custom fonts (ModifiedFont.swift @069dd80: a weight drops the name and keeps the
  /// family, `bold()` and `italic()` ask for a symbolic trait); the title of `SBBPromotionBox` in two pictures of
  /// SchweizerischeBundesbahnen/mobile-ios-design-swiftui @051dac8, SBBWeb-Light with `bold()`, is in SBBWeb-Bold. How
  /// far two weights are apart is counted in CoreText's values of them, by which Apple's
  /// `UIFontDescriptor.TraitKey.weight` takes the nearest face.
  ///
  /// - Parameter weight: as OpenType counts, 100 … 900.
  func find(
    _ name: String, _ face: FontDescriptor.FamilyFace, weight: Double, italic: Bool
  ) -> Found? {
    let wanted = name.lowercased()
    let named = fonts.first { $0.postScript.lowercased() == wanted }
    let family = (named?.family ?? name).lowercased()
    let kin = fonts.filter { font in
      font.family.lowercased() == family && (named.map { $0.stem == font.stem } ?? true)
    }
    let isBold = face == .bold && kin.contains { $0.weight >= 600 }
    if let named, face != .weighted, !isBold, !italic || named.isItalic { return named }

    let usual = named?.weight ?? 400
    let aim = face == .weighted ? weight : isBold ? max(usual, 700) : usual
    let slope = italic || named?.isItalic == true
    let sloped = kin.filter { $0.isItalic == slope }
    if sloped.isEmpty, let named, face != .weighted, !isBold { return named }
    return (sloped.isEmpty ? kin : sloped).min {
      func order(_ font: Found) -> (Double, Int) {
        (
          abs(Self.trait(of: font.weight) - Self.trait(of: aim)), font.postScript.isEmpty ? 1 : 0
        )
      }
      return order($0) < order($1)
    } ?? named
  }

  /// CoreText's value of a weight, -0.8 … 0.62, from OpenType's. Values between lie in straight lines.
  private static func trait(of weight: Double) -> Double {
    let values = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
    let step = min(max(weight / 100 - 1, 0), 8)
    let below = min(Int(clamping: step), 7)
    return values[below] + (values[below + 1] - values[below]) * (step - Double(below))
  }
}
