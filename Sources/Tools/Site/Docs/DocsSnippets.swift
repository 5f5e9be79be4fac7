import DisplayList
import Foundation
import Rendering

/// The snippets by which an author shows a picture elsewhere.
enum DocsSnippets {
  /// The snippet for a README: HTML that GitHub and others accept inside Markdown. It has no empty line, which
  /// would end it there.
  ///
  /// - Parameter address: of a path on the site.
  static func html(_ pair: DocsPicturePair, _ address: (String) -> String) -> String {
    let width = Int(clamping: pair.light.size.width.rounded())
    let height = Int(clamping: pair.light.size.height.rounded())
    let image =
      "<img src=\"\(MarkupText.escaped(address(pair.light.path)))\" alt=\"\(MarkupText.escaped(oneLine(pair.alt)))\" "
      + "width=\"\(width)\" height=\"\(height)\">"
    guard let dark = pair.dark else { return image }
    return """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="\(MarkupText.escaped(address(dark.path)))">
        \(image)
      </picture>
      """
  }

  /// The same in plain Markdown, which knows no dark.
  static func markdown(_ pair: DocsPicturePair, _ address: (String) -> String) -> String {
    var alternative = ""
    for character in oneLine(pair.alt) {
      if "\\[]`*_<>!&".contains(character) { alternative += "\\" }
      alternative.append(character)
    }
    let target = address(pair.light.path).replacing("(", with: "%28").replacing(")", with: "%29")
    return "![\(alternative)](\(target))"
  }

  /// The snippet for a DocC article: a tab for each family.
  static func docc(_ families: [DocsCatalogue.Family]) -> String {
    let pairs = families.compactMap { family in family.pairs.first.map { (family.family, $0) } }
    func image(_ pair: DocsPicturePair) -> String {
      "@Image(source: \"\(pair.doccReference)\", alt: \"\(quoted(pair.alt))\")"
    }
    if pairs.count == 1 { return image(pairs[0].1) }
    let tabs = pairs.map { family, pair in
      "  @Tab(\"\(quoted(Labels.family(family)))\") {\n    \(image(pair))\n  }\n"
    }
    return "@TabNavigator {\n\(tabs.joined())}"
  }

  /// A directive's text ends at a straight quotation mark, however it is escaped in older versions.
  private static func quoted(_ text: String) -> String {
    oneLine(text).replacing("\\", with: "/").replacing("\"", with: "″")
  }

  /// The metadata of an HTML page for cards.
  static func meta(_ title: String, _ text: String, page: String, card: String) -> String {
    """
    <meta property="og:type" content="website">
    <meta property="og:title" content="\(MarkupText.escaped(oneLine(title)))">
    <meta property="og:description" content="\(MarkupText.escaped(oneLine(text)))">
    <meta property="og:url" content="\(MarkupText.escaped(page))">
    <meta property="og:image" content="\(MarkupText.escaped(card))">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta name="twitter:card" content="summary_large_image">
    """
  }
}
