import DisplayList
import Foundation

/// Writes a display list as SVG: one `<g>` for each view that draws, links as `<a>`, names for
/// people who listen. Equal lists give equal bytes. Keep one a worker: it holds the open fonts.
package final class SVGExporter {
  package enum TextStyle: Hashable, Sendable {
    /// Glyphs as paths: the same picture everywhere.
    case outlines
    /// `<text>` in the faces' own names: selectable, and as exact as the viewer's fonts are.
    case text
  }

  private let fonts = FontStore()
  private let rasterizer = Rasterizer()

  package init() {}

  /// - Parameters:
  ///   - title: the picture's name, for tooltips and screen readers.
  ///   - text: how text is written.
  package func export(_ list: DisplayList, title: String = "", text: TextStyle = .outlines)
    -> String
  {
    let document = document(list, text: text == .text ? .named : .outlines)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + document.markup(title: title, attributes: "") + "\n"
  }

  func document(_ list: DisplayList, text: SVGDocument.Text) -> SVGDocument {
    let document = SVGDocument(list, text: text, fonts: fonts, rasterizer: rasterizer)
    document.write(list.commands)
    return document
  }
}
