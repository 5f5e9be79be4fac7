import Foundation

/// The site for people who use or choose widgets: a page each, with pictures at addresses that stay.
/// It is a folder of its own that can be put anywhere: links are relative.
///
///     let site = try DocsSite(gallery, baseURL: "https://example.com/widgets/")
///     try site.write(from: output, to: output.appendingPathComponent("website"), making: maker)
package struct DocsSite: Sendable {
  /// The functions that write the pictures.
  package struct Maker {
    /// The PNG of a picture, from a frame's file.
    package var picture: (Picture, URL) throws -> Data
    /// The PNG of a card, 1200 × 630 pixels, from the PNGs of its pictures.
    package var card: (Card, [Data]) throws -> Data

    package init(
      picture: @escaping (Picture, URL) throws -> Data,
      card: @escaping (Card, [Data]) throws -> Data
    ) {
      self.picture = picture
      self.card = card
    }
  }

  let catalogue: DocsCatalogue
  /// The URL of the site, with a slash at the end; nil where it isn't known.
  let baseURL: String?

  /// - Parameter baseURL: the URL of the site, as `https://example.com/widgets/`; cards, canonical links and
  ///   the site map need it.
  /// - Throws: a ``Failure``, where two pictures would have one address, also on a file system that ignores
  ///   case.
  package init(_ gallery: Gallery, baseURL: String? = nil) throws {
    catalogue = try DocsCatalogue(gallery)
    self.baseURL = baseURL.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  package var widgetCount: Int { catalogue.entries.count }
  package var pictureCount: Int { catalogue.entries.reduce(0) { $0 + $1.pictures.count } }

  /// Writes the site, and removes files of an earlier run that this one didn't write.
  ///
  /// - Parameters:
  ///   - output: the folder that frames' file paths are relative to.
  ///   - folder: the site's own.
  ///   - templates: a folder whose files replace those of `Templates/`, file by file.
  /// - Returns: the page of all widgets.
  /// - Throws: a ``Failure``, and what `maker` throws.
  @discardableResult
  package func write(
    from output: URL, to folder: URL, templates: URL? = nil, making maker: Maker
  ) throws -> URL {
    let templates = try TemplateFolder(replacements: templates)
    var writer = PageWriter(root: folder)
    let earlier = DocsIndex.files(in: folder)
    for entry in catalogue.entries {
      try write(entry, from: output, making: maker, to: &writer)
    }
    let front = try catalogue.front.map {
      try maker.picture($0, output.appendingPathComponent($0.source))
    }
    try writer.write(try maker.card(catalogue.card, front), to: DocsCatalogue.cardPath)
    let pages = DocsPages(self)
    for (index, entry) in catalogue.entries.enumerated() {
      let page = try TemplateRenderer.render(
        "site-widget.html", of: templates, with: pages.widget(index))
      try writer.write(Data(page.utf8), to: entry.pagePath)
    }
    let index = try TemplateRenderer.render("site-index.html", of: templates, with: pages.index)
    try writer.write(Data(index.utf8), to: "index.html")
    for name in try templates.docsAssets() {
      try writer.write(try templates.contents(of: name), to: "assets/\(name)")
    }
    if let baseURL {
      try writer.write(Data(DocsIndex.siteMap(catalogue, baseURL).utf8), to: "sitemap.xml")
    }
    try writer.write(
      try DocsIndex(catalogue, files: writer.written).encoded(), to: DocsIndex.path)
    DocsIndex.remove(earlier.subtracting(writer.written), in: folder)
    return folder.appendingPathComponent("index.html")
  }

  private func write(
    _ entry: DocsCatalogue.Entry, from output: URL, making maker: Maker,
    to writer: inout PageWriter
  ) throws {
    var made: [String: Data] = [:]
    for pair in entry.pictures {
      for picture in [pair.light, pair.dark].compactMap({ $0 }) {
        let data = try maker.picture(picture, output.appendingPathComponent(picture.source))
        try writer.write(data, to: picture.path)
        try writer.write(data, to: "docc/\(picture.doccName)")
        made[picture.path] = data
      }
    }
    try writer.write(
      try maker.card(entry.card, entry.front.compactMap { made[$0.path] }), to: entry.cardPath)
  }
}
