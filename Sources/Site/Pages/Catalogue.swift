import Foundation

/// The gallery's widgets with the places of their pages.
struct Catalogue {
  struct Entry {
    var product: String
    var widget: Gallery.Widget
    /// Relative to the output folder, as on disk.
    var path: String
  }

  let gallery: Gallery
  let entries: [Entry]

  /// - Throws: ``SiteError`` where two products have one name, two widgets of a product one kind,
  ///   or two frames of a widget one id, since their addresses would be the same.
  init(_ gallery: Gallery) throws {
    self.gallery = gallery
    try Self.check(gallery.products.map(\.name), "products are called")
    let folders = PageName.parts(gallery.products.map(\.name))
    var entries: [Entry] = []
    for (product, folder) in zip(gallery.products, folders) {
      let kinds = product.widgets.map(\.kind)
      try Self.check(kinds, "widgets of \(product.name) have the kind")
      for widget in product.widgets {
        try Self.check(widget.frames.map(\.id), "frames of \(widget.kind) have the id")
      }
      for (widget, file) in zip(product.widgets, PageName.parts(kinds)) {
        entries.append(
          Entry(product: product.name, widget: widget, path: "widgets/\(folder)/\(file).html"))
      }
    }
    self.entries = entries
  }

  private static func check(_ names: [String], _ what: String) throws {
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      throw SiteError("two \(what) “\(name)”; give each its own")
    }
  }

  /// What every page shows: the gallery's name, its maker, and the way back to the output folder.
  func common(root: String) -> [String: TemplateValue] {
    let title = gallery.title ?? ""
    return [
      "root": .text(root), "generator": .text(gallery.generator),
      "title": .text(title.isEmpty ? "Widget gallery" : title),
      "hasSkipped": .flag(!gallery.skipped.isEmpty),
      "skippedCount": .number(gallery.skipped.count),
      "skipped": .list(
        gallery.skipped.map { .object(["what": .text($0.what), "reason": .text($0.reason)]) }),
    ]
  }
}
