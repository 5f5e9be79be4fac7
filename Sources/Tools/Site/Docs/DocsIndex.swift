import DisplayList
import Foundation
import Rendering

/// `site.json`: every address of the site for programs that refer to it, and which files are its own.
struct DocsIndex: Codable {
  static let path = "site.json"

  struct Widget: Codable {
    var product: String
    var kind: String
    var name: String
    var description: String
    var page: String
    var card: String
    var pictures: [Picture]
  }

  struct Picture: Codable {
    var family: String
    var phase: String
    var light: String
    var dark: String?
    /// The name for a DocC directive.
    var docc: String
    var alt: String
    /// The size, in points.
    var width: Double
    var height: Double
  }

  var version = 1
  var generator: String
  /// Paths as URLs, relative to this file.
  var widgets: [Widget]
  /// The paths on disk, sorted.
  var files: [String]

  init(_ catalogue: DocsCatalogue, files: Set<String>) {
    generator = catalogue.gallery.generator
    self.files = files.union([Self.path]).sorted()
    widgets = catalogue.entries.map { entry in
      Widget(
        product: entry.product, kind: entry.widget.kind, name: entry.widget.name,
        description: entry.widget.description, page: PageName.url(entry.pagePath),
        card: PageName.url(entry.cardPath),
        pictures: entry.pictures.map { pair in
          Picture(
            family: pair.family, phase: pair.phase, light: PageName.url(pair.light.path),
            dark: pair.dark.map { PageName.url($0.path) }, docc: pair.doccReference, alt: pair.alt,
            width: Double(pair.light.size.width), height: Double(pair.light.size.height))
        })
    }
  }

  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + [10]
  }

  /// The files that an earlier run wrote.
  static func files(in folder: URL) -> Set<String> {
    struct Earlier: Decodable { var files: [String] }
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(path)),
      let earlier = try? JSONDecoder().decode(Earlier.self, from: data)
    else { return [] }
    return Set(earlier.files)
  }

  /// Removes files within the folder only, whatever the index lists.
  static func remove(_ files: Set<String>, in folder: URL) {
    for file in files.sorted() {
      let parts = file.split(separator: "/", omittingEmptySubsequences: false)
      guard !parts.contains(".."), !parts.contains("") else { continue }
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(file))
      var above = parts.dropLast()
      while !above.isEmpty {
        let directory = folder.appendingPathComponent(above.joined(separator: "/")).path
        guard let left = try? FileManager.default.contentsOfDirectory(atPath: directory),
          left.isEmpty
        else { break }
        try? FileManager.default.removeItem(atPath: directory)
        above = above.dropLast()
      }
    }
  }

  static func siteMap(_ catalogue: DocsCatalogue, _ baseURL: String) -> String {
    let pages = ["index.html"] + catalogue.entries.map(\.pagePath)
    let items = pages.map {
      "  <url><loc>\(MarkupText.escaped(baseURL + PageName.url($0)))</loc></url>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      \(items.joined())</urlset>

      """
  }
}
