import Failures
import Foundation

/// The gallery's widgets with the paths of their pages.
struct Catalogue {
  struct Entry {
    var product: String
    var widget: Gallery.Widget
    /// Relative to the output folder, as on disk.
    var path: String
  }

  let gallery: Gallery
  let entries: [Entry]

  /// - Throws: a ``Failure`` where two products have one name, or two widgets of a product one
  ///   kind, since their files would be the same.
  init(_ gallery: Gallery) throws {
    self.gallery = gallery
    try Self.check(gallery.products.map(\.name), "products are called")
    let folders = PageName.parts(gallery.products.map(\.name))
    var entries: [Entry] = []
    for (product, folder) in zip(gallery.products, folders) {
      let kinds = product.widgets.map(\.kind)
      try Self.check(kinds, "widgets of \(product.name) have the kind")
      for (widget, file) in zip(product.widgets, PageName.parts(kinds)) {
        entries.append(
          Entry(
            product: product.name, widget: Self.withDistinctIDs(widget),
            path: "widgets/\(folder)/\(file).html"))
      }
    }
    self.entries = entries
  }

  /// Makes ids distinct: two frames with one id (such as two failures of a provider) would be one
  /// for a page's script.
  private static func withDistinctIDs(_ widget: Gallery.Widget) -> Gallery.Widget {
    var widget = widget
    var taken: Set<String> = []
    for index in widget.frames.indices {
      let id = widget.frames[index].id
      var chosen = id
      var number = 2
      while !taken.insert(chosen).inserted {
        chosen = "\(id) (\(number))"
        number += 1
      }
      widget.frames[index].id = chosen
    }
    return widget
  }

  private static func check(_ names: [String], _ what: String) throws {
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      throw Failure("two \(what) “\(name)”; give each its own")
    }
  }

  /// The values of all pages: the gallery's name, its generator, and the path to the output folder.
  func common(root: String) -> [String: TemplateValue] {
    let title = gallery.title ?? ""
    return [
      "root": .text(root), "generator": .text(gallery.generator),
      "linkedSDK": .optional(gallery.linkedSDK),
      "linkedSDKReasons": .list(gallery.linkedSDKReasons.map { .object(["reason": .text($0)]) }),
      "title": .text(title.isEmpty ? "Widget gallery" : title),
      "hasSkipped": .flag(!gallery.skipped.isEmpty),
      "skippedCount": .number(gallery.skipped.count),
      "skipped": .list(
        gallery.skipped.map { .object(["what": .text($0.what), "reason": .text($0.reason)]) }),
    ]
  }
}
