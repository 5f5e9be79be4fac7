import Foundation

/// The pictures and addresses of the documentation site. Addresses are paths of kind, family and
/// variant, so that links to a picture stay valid when widgets are added, removed or changed.
struct DocsCatalogue {
  static let cardPath = "card.png"

  struct Entry {
    var product: String
    var widget: Gallery.Widget
    /// The path on disk, relative to the site's folder: `widgets/NextTrip`.
    var folder: String
    /// The families in the order of the page.
    var families: [Family]
    /// The entries of a timeline whose pictures differ from each other.
    var day: [DocsPicturePair]
    /// The number of all such entries.
    var dayLength: Int

    var pagePath: String { "\(folder)/index.html" }
    var cardPath: String { "\(folder)/card.png" }
    var pictures: [DocsPicturePair] { families.flatMap(\.pairs) + day }
    var card: DocsSite.Card
    /// The pictures on its card.
    var front: [DocsSite.Picture]
    /// The picture on the page of all widgets; nil where it has none.
    var cover: DocsPicturePair?
  }

  struct Family {
    var family: String
    var pairs: [DocsPicturePair]
  }

  let gallery: Gallery
  let title: String
  var entries: [Entry] = []
  let card: DocsSite.Card
  /// The pictures on the card of the whole.
  let front: [DocsSite.Picture]

  /// Widgets of which nothing was made have no page.
  init(_ gallery: Gallery) throws {
    self.gallery = gallery
    let given = gallery.title ?? ""
    let only = gallery.products.count == 1 ? gallery.products[0].name : ""
    title = !given.isEmpty ? given : !only.isEmpty ? only : "Widgets"
    for product in gallery.products {
      for widget in product.widgets {
        let folders =
          (gallery.products.count > 1 ? [product.name] : []) + [widget.kind]
        if let entry = Entry(widget, of: product.name, in: folders, shared: gallery) {
          entries.append(entry)
        }
      }
    }
    card = DocsSite.Card(
      kicker: "", title: title,
      text: entries.map(\.widget.name).prefix(6).joined(separator: ", ")
        + (entries.count > 6 ? " and \(entries.count - 6) more" : ""))
    front = entries.grouped(by: \.product).compactMap { $0.members[0].front.first }
    try DocsAddresses.check(entries)
  }
}

extension DocsCatalogue.Entry {
  /// The families by which a widget is represented, the best first.
  private static let familyPreference = [
    "systemMedium", "systemSmall", "systemLarge", "systemExtraLarge", "activityLockScreen",
    "dynamicIslandExpanded", "controlMedium", "accessoryRectangular", "accessoryCircular",
  ]
  /// A timeline's entries on one page.
  private static let longestDay = 6

  init?(
    _ widget: Gallery.Widget, of product: String, in folders: [String], shared gallery: Gallery
  ) {
    self.product = product
    self.widget = widget
    folder = "widgets/" + folders.map(PageName.part).joined(separator: "/")
    let frames = widget.frames.filter { $0.failure == nil && $0.files.png != nil }
    let groups = frames.grouped { frame -> [String] in
      var variant = frame.variant
      variant.appearance = ""
      return [
        frame.family, frame.device, frame.phase, "\(frame.index ?? -1)", "\(variant)",
        "\(frame.scale)",
      ]
    }.map(\.members)
    var pairs: [(frame: Gallery.Frame, pair: DocsPicturePair)] = []
    for group in groups {
      let light = group.first { $0.variant.appearance != "dark" }
      let dark = group.first { $0.variant.appearance == "dark" }
      guard let frame = light ?? dark else { continue }
      // Where the system paints, as on the Lock Screen, both are one picture.
      let isTheSame = light.map { !$0.digest.isEmpty && $0.digest == dark?.digest } ?? true
      let pair = DocsPicturePair(
        frame, dark: isTheSame ? nil : dark, of: widget, in: folder, named: folders)
      pairs.append((frame, pair))
    }
    families = pairs.grouped { $0.pair.family }
      .sorted(along: Labels.familyOrder, by: \.key)
      .map { family, pairs in
        DocsCatalogue.Family(family: family, pairs: Self.chosen(pairs.map(\.pair)))
      }
    (day, dayLength) = Self.day(pairs, beside: families)
    cover =
      families.sorted(along: Self.familyPreference, by: \.family).first?.pairs.first
    front = families.sorted(along: Self.familyPreference, by: \.family).prefix(2)
      .compactMap { $0.pairs.first?.light }
    card = DocsSite.Card(
      kicker: gallery.products.count > 1 ? product : gallery.title ?? "", title: widget.name,
      text: widget.description)
    if families.isEmpty { return nil }
  }

  /// The pictures of a family: that of the system's gallery, and sample states; an entry or a
  /// placeholder only where there is nothing better.
  private static func chosen(_ pairs: [DocsPicturePair]) -> [DocsPicturePair] {
    for phases in [["snapshot", "preview", "state"], ["timeline"], ["placeholder"]] {
      let found = pairs.filter { phases.contains(Labels.phaseGroup($0.phase)) }
        .sorted(along: ["snapshot"], by: \.phase)
        .sorted(along: [""]) { VariantDimension.differences(of: $0.variant) }
      if phases == ["timeline"], let first = found.first { return [first] }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The timeline of the family with the most distinct entries, without entries equal to one before.
  private static func day(
    _ pairs: [(frame: Gallery.Frame, pair: DocsPicturePair)],
    beside families: [DocsCatalogue.Family]
  ) -> ([DocsPicturePair], Int) {
    let entries = pairs.filter {
      Labels.phaseGroup($0.pair.phase) == "timeline"
        && VariantDimension.differences(of: $0.pair.variant).isEmpty
    }
    guard
      let best = entries.grouped(by: \.pair.family)
        .sorted(along: familyPreference, by: \.key).first
    else { return ([], 0) }
    let shown = Set(families.flatMap(\.pairs).map(\.light.path))
    var seen: Set<String> = []
    for (frame, pair) in pairs where shown.contains(pair.light.path) && !frame.digest.isEmpty {
      if frame.family == best.key { seen.insert(frame.digest) }
    }
    let distinct = best.members.filter { frame, pair in
      guard !shown.contains(pair.light.path) else { return false }
      return frame.digest.isEmpty || seen.insert(frame.digest).inserted
    }
    return (distinct.prefix(longestDay).map(\.pair), distinct.count)
  }
}
