import DisplayList
import Foundation

/// The values for the templates of the documentation site.
struct DocsPages {
  private let catalogue: DocsCatalogue
  private let baseURL: String?

  init(_ site: DocsSite) {
    catalogue = site.catalogue
    baseURL = site.baseURL
  }

  var index: TemplateValue {
    var page = common(
      "index.html", title: catalogue.title, text: catalogue.card.text,
      card: DocsCatalogue.cardPath)
    let several = catalogue.gallery.products.count > 1
    page["products"] = .list(
      catalogue.entries.grouped(by: \.product).map { product, entries in
        .object([
          "product": several ? .text(product) : "",
          "widgets": .list(entries.map { card($0) }),
        ])
      })
    page["widgetCount"] = .text(Labels.count(catalogue.entries.count, "widget", "widgets"))
    return .object(page)
  }

  /// - Parameter index: the index in the catalogue.
  func widget(_ index: Int) -> TemplateValue {
    let entry = catalogue.entries[index]
    let widget = entry.widget
    let root = String(repeating: "../", count: entry.folder.split(separator: "/").count)
    var page = common(
      entry.pagePath, title: widget.name, text: widget.description, card: entry.cardPath)
    page["root"] = .text(root)
    page["name"] = .text(widget.name)
    page["plainName"] = .text(isolated(widget.name))
    page["product"] = .text(catalogue.gallery.products.count > 1 ? entry.product : "")
    page["description"] = .text(widget.description)
    page["cover"] = entry.cover.map { picture($0, root) } ?? false
    page["families"] = .list(entry.families.map { family($0, root) })
    let missing = widget.families.filter { name in
      !entry.families.contains { $0.family == name }
    }
    page["others"] = .text(missing.map(Labels.family).joined(separator: " · "))
    page["day"] = .list(entry.day.map { picture($0, root) })
    page["dayFamily"] = .text(entry.day.first.map { Labels.family($0.family) } ?? "")
    page["dayMore"] =
      entry.dayLength > entry.day.count
      ? .text("The first \(entry.day.count) of \(entry.dayLength) pictures.") : ""
    page["parameters"] = .list(widget.parameters.map(parameter))
    page["readme"] = .text(entry.cover.map { DocsSnippets.html($0, address) } ?? "")
    page["markdown"] = .text(entry.cover.map { DocsSnippets.markdown($0, address) } ?? "")
    page["docc"] = .text(DocsSnippets.docc(entry.families))
    page["doccFiles"] = .list(
      entry.families.compactMap(\.pairs.first).flatMap { [$0.light, $0.dark].compactMap { $0 } }
        .map { picture in
          let name = picture.doccName
          return .object([
            "doccFile": .text(name), "doccURL": .text(root + PageName.url("docc/\(name)")),
          ])
        })
    page["meta"] = .text(
      baseURL.map { base in
        DocsSnippets.meta(
          widget.name, widget.description, page: base + PageName.url(entry.pagePath),
          card: base + PageName.url(entry.cardPath))
      } ?? "")
    page["cardLink"] = .text(root + PageName.url(entry.cardPath))
    let entries = catalogue.entries
    page["previous"] = index > 0 ? neighbour(entries[index - 1], root) : false
    page["next"] = index + 1 < entries.count ? neighbour(entries[index + 1], root) : false
    return .object(page)
  }

  /// The values that all pages have.
  private func common(
    _ path: String, title: String, text: String, card: String
  ) -> [String: TemplateValue] {
    [
      "root": "", "title": .text(catalogue.title), "generator": .text(catalogue.gallery.generator),
      "cardTitle": .text(isolated(oneLine(title))), "cardText": .text(oneLine(text)),
      "cardURL": .text(baseURL.map { $0 + PageName.url(card) } ?? ""),
      "pageURL": .text(baseURL.map { $0 + PageName.url(path) } ?? ""),
      "hasBase": .flag(baseURL != nil),
    ]
  }

  /// The address for a snippet on another site: absolute where the base URL is known, else relative
  /// to the site's folder.
  private func address(_ path: String) -> String { (baseURL ?? "") + PageName.url(path) }

  private func card(_ entry: DocsCatalogue.Entry) -> TemplateValue {
    .object([
      "href": .text(PageName.url(entry.pagePath)), "name": .text(entry.widget.name),
      "description": .text(entry.widget.description),
      "families": .text(
        entry.families.map { Labels.family($0.family) }.joined(separator: " · ")),
      "cover": entry.cover.map { picture($0, "") } ?? false,
    ])
  }

  private func neighbour(_ entry: DocsCatalogue.Entry, _ root: String) -> TemplateValue {
    .object([
      "href": .text(root + PageName.url(entry.pagePath)), "neighbourName": .text(entry.widget.name),
    ])
  }

  private func family(_ family: DocsCatalogue.Family, _ root: String) -> TemplateValue {
    let size = family.pairs.first.map(\.light.canvas) ?? .zero
    return .object([
      "family": .text(PageName.part(family.family)),
      "familyLabel": .text(Labels.family(family.family)),
      "points": .text(
        "\(Labels.points(Double(size.width))) × \(Labels.points(Double(size.height))) pt"),
      "pictures": .list(family.pairs.map { picture($0, root) }),
    ])
  }

  /// The values of `site-picture.html`.
  private func picture(_ pair: DocsPicturePair, _ root: String) -> TemplateValue {
    .object([
      "src": .text(root + PageName.url(pair.light.path)),
      "dark": .text(pair.dark.map { root + PageName.url($0.path) } ?? ""),
      "alt": .text(oneLine(pair.alt)), "caption": .text(pair.caption),
      "width": .number(Int(clamping: pair.light.size.width.rounded())),
      "height": .number(Int(clamping: pair.light.size.height.rounded())),
    ])
  }

  private func parameter(_ parameter: Gallery.Parameter) -> TemplateValue {
    let shown = 12
    let choices = parameter.choices ?? []
    let rest = choices.count > shown ? ", … (\(choices.count) in all)" : ""
    return .object([
      "parameterTitle": .text(parameter.title.isEmpty ? parameter.name : parameter.title),
      "parameterType": .text(parameter.choices == nil ? parameter.type : ""),
      "choices": .text(
        parameter.choices == nil ? "" : choices.prefix(shown).joined(separator: ", ") + rest),
      "defaultValue": .optional(parameter.defaultValue),
    ])
  }
}
