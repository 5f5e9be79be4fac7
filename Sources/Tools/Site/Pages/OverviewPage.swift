import Foundation

/// `index.html`: every widget as a card.
enum OverviewPage {
  private struct Card: Codable {
    var href: String
    var product: String
    /// The text that is searched, in lower case.
    var words: String
    /// Best first, so that the first that passes the filters is the card's picture.
    var pictures: [PictureData]
  }

  /// The families by which a widget is represented, the best first: those with the most detail at a
  /// card's size.
  private static let familyPreference = [
    "systemMedium", "systemSmall", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
    "accessoryRectangular", "accessoryCircular", "accessoryCorner", "accessoryInline",
  ]
  private static let phasePreference = [
    "snapshot", "timeline", "preview", "interaction", "placeholder",
  ]

  /// A filter of a card's pictures. The page's script compares the property of ``PictureData`` that is called like the
  /// key.
  private struct PictureFilter {
    var key: String
    var label: String
    var order: [String]
    var named: @Sendable (String) -> String
    /// The value of a frame, which is that of its picture.
    var value: @Sendable (Gallery.Frame) -> String
  }

  private static let pictureFilters: [PictureFilter] = [
    PictureFilter(
      key: "family", label: "Family", order: Labels.familyOrder, named: { Labels.family($0) }
    ) { $0.family },
    PictureFilter(
      key: "phase", label: "Phase", order: Labels.phaseOrder, named: { Labels.capitalized($0) }
    ) { Labels.phaseGroup($0.phase) },
    PictureFilter(
      key: "appearance", label: "Appearance", order: ["light", "dark"],
      named: { Labels.capitalized($0) }
    ) { $0.variant.appearance },
  ]

  static func value(of catalogue: Catalogue) throws -> TemplateValue {
    var corners = CornerSet()
    let cards = catalogue.entries.map { card($0, &corners) }
    let widgets = zip(catalogue.entries, cards).enumerated().map { index, item in
      template(item.0, item.1, index)
    }
    var page = catalogue.common(root: "")
    let frames = catalogue.entries.flatMap(\.widget.frames)
    let failures = frames.filter { $0.failure != nil }.count
    page["widgets"] = .list(widgets)
    page["summary"] = .list(
      [
        Labels.count(catalogue.gallery.products.count, "product", "products"),
        Labels.count(widgets.count, "widget", "widgets"),
        Labels.count(frames.count, "frame", "frames"),
      ].map { .object(["part": .text($0)]) })
    page["failures"] = failures == 0 ? "" : .text(Labels.count(failures, "failed", "failed"))
    let pages = Dictionary(
      catalogue.entries.flatMap { entry in entry.widget.frames.map { ($0.id, entry.path) } },
      uniquingKeysWith: { first, _ in first })
    page.merge(
      DiagnosticsPart.values(
        catalogue.gallery.diagnosticSummary, problems: catalogue.gallery.problems,
        address: { id in pages[id].map { PageName.url($0) + "#frame=" + PageName.query(id) } })
    ) { $1 }
    page["filters"] = .list(filters(catalogue, cards).map(\.template))
    page["count"] = .text(Labels.count(widgets.count, "widget", "widgets"))
    page["data"] = try scriptData(["cards": cards])
    page["corners"] = corners.value
    return .object(page)
  }

  private static func card(_ entry: Catalogue.Entry, _ corners: inout CornerSet) -> Card {
    let widget = entry.widget
    let best = widget.frames
      .sorted(along: familyPreference, by: \.family)
      .sorted(along: phasePreference) { Labels.phaseGroup($0.phase) }
      .sorted(along: [""]) { VariantDimension.differences(of: $0.variant) }
      .sorted(along: ["made"]) { $0.failure == nil ? "made" : "failed" }
    let one = best.grouped { frame in pictureFilters.map { $0.value(frame) } }
    let words =
      [entry.product, widget.kind, widget.displayName, widget.description]
      + widget.families + widget.families.map(Labels.family)
    return Card(
      href: PageName.url(entry.path), product: entry.product,
      words: words.joined(separator: " ").lowercased(),
      pictures: one.map {
        var picture = PictureData($0.members[0], of: widget, root: "", corners: &corners)
        picture.facts = []
        picture.files = []
        picture.texts = []
        picture.links = []
        picture.notes = []
        return picture
      })
  }

  private static func template(_ entry: Catalogue.Entry, _ card: Card, _ index: Int)
    -> TemplateValue
  {
    let widget = entry.widget
    let failures = widget.frames.filter { $0.failure != nil }.count
    func slot(_ theme: String) -> TemplateValue {
      let picture = card.pictures.first { $0.appearance == theme } ?? card.pictures.first
      return picture.map { .object(["picture": $0.template, "theme": .text(theme)]) } ?? false
    }
    return .object([
      "place": .number(index), "href": .text(card.href), "product": .text(entry.product),
      "name": .text(widget.name),
      "kind": .text(widget.kind), "description": .text(widget.description),
      "slots": .list([slot("light"), slot("dark")].filter(\.isPresent)),
      "families": .list(
        widget.families.map { family in
          .object(["family": .text(family), "familyLabel": .text(Labels.family(family))])
        }),
      "frameCount": .text(Labels.count(widget.frames.count, "frame", "frames")),
      "warned": .text(widget.diagnosticSummary.warningText),
      "failed": failures == 0 ? "" : .text("\(failures) failed"),
    ])
  }

  private static func filters(_ catalogue: Catalogue, _ cards: [Card]) -> [FilterGroup] {
    let product = FilterGroup(
      "product", "Product", catalogue.gallery.products.map(\.name),
      counted: { name in cards.filter { $0.product == name }.count })
    return [product]
      + pictureFilters.map { filter in
        let ofWidgets = catalogue.entries.map { Set($0.widget.frames.map(filter.value)) }
        let values = catalogue.entries.flatMap(\.widget.frames).grouped(by: filter.value)
          .map(\.key).sorted(along: filter.order) { $0 }
        return FilterGroup(
          filter.key, filter.label, values, named: filter.named,
          counted: { value in ofWidgets.count { $0.contains(value) } })
      }
  }
}
