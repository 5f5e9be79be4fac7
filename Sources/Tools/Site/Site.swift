import Foundation

/// Turns a ``Gallery`` into pages of plain HTML, CSS and JavaScript that work from `file://`.
///
///     let gallery = Gallery(generator: "Vitrine 0.1.0", products: [
///       .init(name: "TripsCalendar", widgets: [
///         .init(kind: "NextTrip", displayName: "Next Trip", description: "…",
///           families: ["systemSmall"], frames: [
///             .init(id: "NextTrip/systemSmall/snapshot", family: "systemSmall",
///               device: "iPhone 16", phase: "snapshot", size: CGSize(width: 158, height: 158),
///               scale: 3, files: .init(png: "frames/NextTrip/systemSmall/snapshot@3x.png"),
///               cornerRadius: 21.67)
///           ])
///       ])
///     ])
///     let index = try Site.write(gallery, to: output)
public enum Site {
  /// Writes `index.html`, a page per widget under `widgets/`, and what they share under `site/`.
  /// Each file is written to a temporary name and renamed, and left alone where its bytes are the
  /// same already. Pages of an earlier gallery whose widgets are gone are removed.
  ///
  /// - Parameters:
  ///   - output: the folder that frames' file paths are relative to; made if it is missing.
  ///   - templates: a folder whose files stand in for those of `Templates/`, file by file.
  /// - Returns: the overview, `index.html`.
  /// - Throws: a ``Failure``, where a template can't be read or is malformed, or a file can't be
  ///   written, or two products have the same name, or two widgets of a product the same kind.
  @discardableResult
  public static func write(_ gallery: Gallery, to output: URL, templates: URL? = nil) throws -> URL
  {
    let folder = try TemplateFolder(replacements: templates)
    let catalogue = try Catalogue(gallery)
    var writer = OutputWriter(root: output)
    for (place, entry) in catalogue.entries.enumerated() {
      let value = try WidgetPage.value(of: place, in: catalogue)
      let page = try TemplateRenderer.render("widget.html", of: folder, with: value)
      try writer.write(Data(page.utf8), to: entry.path)
    }
    for name in try folder.assets() {
      try writer.write(try folder.contents(of: name), to: "site/\(name)")
    }
    let overview = try TemplateRenderer.render(
      "index.html", of: folder, with: OverviewPage.value(of: catalogue))
    try writer.write(Data(overview.utf8), to: "index.html")
    writer.removeStalePages(under: "widgets", marked: pageMark)
    return output.appendingPathComponent("index.html")
  }

  /// What tells a page of ours from a file that someone else put in the output folder.
  private static let pageMark = "<meta name=\"generator\" content=\"Vitrine\">"
}
