import DisplayList
import Foundation

/// Writes a display list as one self-contained page without scripts: the SVG inline, its text
/// selectable in fonts that come with it, links live. Keep one a worker: it holds fonts.
package final class HTMLExporter {
  private let svg = SVGExporter()
  private let embedder = FontEmbedder()

  package init() {}

  /// - Parameters:
  ///   - title: the page's and the picture's name.
  ///   - language: BCP 47, such as `zh-Hans`.
  package func export(
    _ list: DisplayList, title: String, language: String = "en", isRightToLeft: Bool = false
  ) -> String {
    let document = svg.document(list, text: FontEmbedder.isAvailable ? .embedded : .covered)
    var styles = ""
    for entry in document.faces.entries {
      guard let url = embedder.url(entry) else { continue }
      styles += "@font-face{font-family:\(entry.family);src:url(\(url)) format(\"woff2\")}\n"
    }
    let direction = isRightToLeft ? "rtl" : "ltr"
    // Nothing is fetched and no script runs, whatever text is in the picture.
    let policy =
      "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"
    return """
      <!doctype html>
      <html lang="\(escaped(language))" dir="\(direction)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width">
      <title>\(escaped(title))</title>
      <style>
      \(styles)body{margin:0}
      svg{display:block;direction:ltr}
      text{white-space:pre;font-kerning:none;font-variant-ligatures:none;font-synthesis:none;\
      text-rendering:geometricPrecision}
      </style>
      </head>
      <body>
      \(document.markup(title: title, attributes: ""))
      </body>
      </html>

      """
  }
}
