import Foundation

/// The path of a picture taken apart: what it says of the frame that the picture shows. The file's name goes before
/// those of its folders.
package struct PictureName: Hashable, Sendable {
  /// The path in the folder of pictures.
  package let path: String
  /// The words of the path in lower case.
  package let words: [String]
  /// A family by Apple's name: `systemSmall`.
  package private(set) var family: String?
  /// A word that may mean a family, such as `small`; a type size has the same words.
  package private(set) var familyHint: String?
  /// `light` or `dark`.
  package private(set) var appearance: String?
  /// A type size by SwiftUI's name: `accessibility3`.
  package private(set) var typeSize: String?
  /// `fullColor`, `accented` or `vibrant`.
  package private(set) var rendering: String?
  /// An identifier with an underscore, as `de_DE`; a language alone after a `~` or before `.lproj`, as frames' own
  /// names and folders of translations have it.
  package private(set) var locale: String?
  /// Pixels per point, as `@3x` says it.
  package private(set) var scale: Double?

  /// - Parameter path: relative to the folder of pictures.
  package init(_ path: String) {
    self.path = path
    let parts = path.split(separator: "/").filter { $0 != "__Snapshots__" }
    let file = String(parts.last ?? "")
    let stem = file.lowercased().hasSuffix(".png") ? String(file.dropLast(4)) : file
    let own = NameWords.of(stem)
    let folders = parts.dropLast().flatMap { NameWords.of($0) }
    words = folders + own
    for words in [own, folders] where !words.isEmpty {
      family = family ?? NameWords.value(in: words, of: Self.families)
      appearance = appearance ?? NameWords.value(in: words, of: Self.appearances)
      typeSize = typeSize ?? NameWords.value(in: words, of: Self.typeSizes)
      rendering = rendering ?? NameWords.value(in: words, of: Self.renderings)
    }
    if !own.isEmpty { familyHint = NameWords.value(in: own, of: Self.familyHints) }
    locale =
      Self.locale(in: stem)
      ?? parts.dropLast().reversed().lazy.compactMap {
        Self.locale(ofFolder: String($0))
      }.first
    scale = stem.matches(of: /@([123])x/).last.flatMap { Double($0.1) }
  }

  // MARK: Tables

  private static func lowered(_ names: [String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: names.map { ($0.lowercased(), $0) })
  }

  private static let families = lowered([
    "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
    "accessoryCircular", "accessoryRectangular", "accessoryInline", "accessoryCorner",
  ])
  private static let familyHints = [
    "small": "systemSmall", "medium": "systemMedium", "large": "systemLarge",
    "extralarge": "systemExtraLarge", "circular": "accessoryCircular",
    "rectangular": "accessoryRectangular", "inline": "accessoryInline", "corner": "accessoryCorner",
  ]
  private static let appearances = [
    "light": "light", "lightmode": "light", "dark": "dark", "darkmode": "dark",
  ]
  private static let renderings = [
    "fullcolor": "fullColor", "accented": "accented", "tinted": "accented", "vibrant": "vibrant",
  ]
  /// SwiftUI's names, UIKit's and the short ones; those that are a family's too are left out.
  private static let typeSizes: [String: String] = {
    var names = lowered(["xSmall", "xLarge", "xxLarge", "xxxLarge"])
    names["extrasmall"] = "xSmall"
    names["extraextralarge"] = "xxLarge"
    names["extraextraextralarge"] = "xxxLarge"
    let sizes = ["medium", "large", "extralarge", "extraextralarge", "extraextraextralarge"]
    for (index, size) in sizes.enumerated() {
      let name = "accessibility\(index + 1)"
      names[name] = name
      names["ax\(index + 1)"] = name
      names["accessibility\(size)"] = name
    }
    return names
  }()

  private static func locale(in stem: String) -> String? {
    let known = Set(Locale.availableIdentifiers)
    for match in stem.matches(of: /([a-z]{2,3})[_-]((?:[A-Z][a-z]{3}[_-])?[A-Z]{2}|[A-Z][a-z]{3})/)
    {
      if match.range.lowerBound > stem.startIndex,
        stem[stem.index(before: match.range.lowerBound)].isLetter
      {
        continue
      }
      if match.range.upperBound < stem.endIndex, stem[match.range.upperBound].isLetter { continue }
      let identifier = "\(match.1)_\(match.2)".replacing("-", with: "_")
      if known.contains(identifier) { return identifier }
    }
    // Any two letters may be a language: it has to be marked.
    return stem.matches(of: /~([a-z]{2,3})(?=[~@.]|$)/).map { String($0.1) }.first(
      where: known.contains)
  }

  /// `de-DE`, `zh-Hans` or `de.lproj` as a whole.
  private static func locale(ofFolder name: String) -> String? {
    guard let match = name.wholeMatch(of: /([a-z]{2,3})\.lproj/) else {
      return name.wholeMatch(of: /[a-z]{2,3}[_-][A-Za-z_-]+/) == nil ? nil : locale(in: name)
    }
    let language = String(match.1)
    return Locale.availableIdentifiers.contains(language) ? language : nil
  }
}
