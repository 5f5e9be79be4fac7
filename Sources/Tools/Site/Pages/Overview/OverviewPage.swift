import Foundation

/// `index.html`: every widget as a card.
enum OverviewPage {
  /// The families by which a widget is represented, the best first: those with the most detail at a
  /// card's size.
  private static let familyPreference = [
    "systemMedium", "systemSmall", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
    "accessoryRectangular", "accessoryCircular", "accessoryCorner", "accessoryInline",
  ]
  private static let phasePreference = [
    "snapshot", "timeline", "preview", "interaction", "placeholder",
  ]

  static func value(of catalogue: Catalogue) throws -> TemplateValue {
    var corners = CornerSet()
    let frames = catalogue.entries.flatMap(\.widget.frames)
    var data = OverviewPageData(of: frames)
    let widgets = catalogue.entries.enumerated().map { index, entry in
      let pictures = card(entry, &data, &corners)
      return template(entry, pictures, href: data.cards[index].href, index)
    }
    var page = catalogue.common(root: "")
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
    // A single value narrows nothing down.
    let filters = filters(catalogue, data).filter { $0.chips.count > 1 }
    let isMenu = filters.map(\.chips.count).reduce(0, +) > mostChips
    page["filters"] = .list(isMenu ? [] : filters.map(\.template))
    page["menus"] = .list(isMenu ? filters.map(\.template) : [])
    page["groupings"] = .list(
      filters.map {
        .object(["key": .text($0.key), "groupingLabel": .text($0.label)])
      })
    page["count"] = .text(Labels.count(widgets.count, "widget", "widgets"))
    page["data"] = try scriptData(data)
    page["corners"] = corners.value
    return .object(page)
  }

  /// The number of chips that are shown in rows; more are in menus, one for each dimension.
  private static let mostChips = 24

  /// Adds a card.
  ///
  /// - Returns: its pictures as they are shown before anything is chosen: the best of each appearance.
  private static func card(
    _ entry: Catalogue.Entry, _ data: inout OverviewPageData, _ corners: inout CornerSet
  ) -> [PictureData] {
    let widget = entry.widget
    let best = widget.frames
      .sorted(along: familyPreference, by: \.family)
      .sorted(along: phasePreference) { Labels.phaseGroup($0.phase) }
      .sorted(along: [""]) { VariantDimension.differences(of: $0.variant) }
      .sorted(along: ["made"]) { $0.failure == nil ? "made" : "failed" }
    let words =
      [entry.product, widget.kind, widget.displayName, widget.description]
      + widget.families + widget.families.map(Labels.family)
    let frames = best.grouped { data.traits(of: $0) }.map { traits, members in
      (
        picture: PictureData(members[0], of: widget, root: "", corners: &corners), traits: traits
      )
    }
    data.add(
      .init(
        name: isolated(widget.name), href: PageName.url(entry.path), product: entry.product,
        words: words.joined(separator: " ").lowercased()), frames)
    var shown: [PictureData] = []
    for theme in ["light", "dark"] {
      guard var picture = frames.first(where: { $0.picture.appearance == theme })?.picture
      else { continue }
      picture.links = []
      picture.badge = nil
      shown.append(picture)
    }
    return shown.isEmpty ? frames.prefix(1).map(\.picture) : shown
  }

  private static func template(
    _ entry: Catalogue.Entry, _ pictures: [PictureData], href: String, _ index: Int
  ) -> TemplateValue {
    let widget = entry.widget
    let failures = widget.frames.filter { $0.failure != nil }.count
    func slot(_ theme: String) -> TemplateValue {
      let picture = pictures.first { $0.appearance == theme } ?? pictures.first
      return picture.map { .object(["picture": $0.template, "theme": .text(theme)]) } ?? false
    }
    return .object([
      "place": .number(index), "href": .text(href), "product": .text(entry.product),
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

  private static func filters(
    _ catalogue: Catalogue, _ data: OverviewPageData
  ) -> [FilterGroup] {
    let product = FilterGroup(
      "product", "Product", catalogue.gallery.products.map(\.name),
      counted: { name in data.cards.count { $0.product == name } })
    let counts = data.counts
    return [product]
      + data.dimensions.enumerated().map { index, dimension in
        var group = FilterGroup(
          dimension.key, dimension.label, dimension.values.map { ($0.value, $0.label) })
        for value in group.chips.indices { group.chips[value].matches = counts[index][value] }
        return group
      }
  }
}
