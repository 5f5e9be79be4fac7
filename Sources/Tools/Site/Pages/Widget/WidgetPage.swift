import Foundation

/// A page per widget: family × phase × appearance, and each frame's particulars.
struct WidgetPage {
  private static let root = "../../"
  private let catalogue: Catalogue
  private let entry: Catalogue.Entry
  /// The dimensions of ``WidgetPageData`` with the value that a board has of each; without phase and appearance.
  private let dimensions: [BoardDimension]
  private let phases: [String]
  private var corners = CornerSet()
  private var data: WidgetPageData

  static func value(of index: Int, in catalogue: Catalogue) throws -> TemplateValue {
    var page = WidgetPage(catalogue: catalogue, entry: catalogue.entries[index])
    return try page.value(index)
  }

  private init(catalogue: Catalogue, entry: Catalogue.Entry) {
    self.catalogue = catalogue
    self.entry = entry
    let widget = entry.widget
    dimensions = BoardDimension.all(of: widget.frames)
    phases = widget.frames.grouped { Labels.phaseGroup($0.phase) }.map(\.key)
      .sorted(along: Labels.phaseOrder) { $0 }
    let appearances = widget.frames.grouped(by: \.variant.appearance).map(\.key)
      .sorted(along: ["light", "dark"]) { $0 }
    func dimension(_ key: String, _ label: String, _ values: [String]) -> WidgetPageData.Dimension {
      .init(
        key: key, label: label,
        values: values.map { .init(value: $0, label: Labels.capitalized($0)) })
    }
    data = WidgetPageData(
      name: isolated(widget.name),
      grouping: dimensions.contains { $0.key == "placement" } ? "placement" : "family",
      dimensions: dimensions.map { own in
        .init(
          key: own.key, label: own.label,
          values: own.values.map { .init(value: $0, label: own.name($0)) }, standard: own.standard)
      } + [
        dimension("phase", "Phase", phases), dimension("appearance", "Appearance", appearances),
      ],
      momentsRule: catalogue.gallery.momentsRule, places: catalogue.gallery.types)
  }

  private mutating func value(_ index: Int) throws -> TemplateValue {
    let widget = entry.widget
    data.boards = FrameSection.sections(of: widget).flatMap(\.boards).map { board($0) }
    data.shortenPaths()
    var page = catalogue.common(root: Self.root)
    page["name"] = .text(widget.name)
    page["plainName"] = .text(isolated(widget.name))
    page["kind"] = .text(widget.kind)
    page["product"] = .text(entry.product)
    page["description"] = .text(widget.description)
    page["frameCount"] = .text(Labels.count(widget.frames.count, "frame", "frames"))
    page["hasFrames"] = .flag(!widget.frames.isEmpty)
    let failures = widget.frames.filter { $0.failure != nil }.count
    page["failures"] = failures == 0 ? "" : .text(Labels.count(failures, "failed", "failed"))
    let filters = data.dimensions.filter { $0.values.count > 1 }.map {
      FilterGroup($0.key, $0.label, $0.values.map { ($0.value, $0.label) })
    }
    // A page that differs in much has a menu for each dimension, else all of its chips in a row.
    let isMenu = filters.map(\.chips.count).reduce(0, +) > Self.mostChipsInARow
    page["filters"] = .list(isMenu ? [] : filters.map(\.template))
    page["menus"] = .list(isMenu ? filters.map(\.template) : [])
    let groupings = data.dimensions.dropLast(2).filter {
      $0.values.count > 1 || $0.key == data.grouping
    }
    page["hasGroupings"] = .flag(groupings.count > 1)
    page["groupings"] = .list(
      groupings.map {
        .object([
          "key": .text($0.key), "groupingLabel": .text($0.label),
          "isFirst": .flag($0.key == data.grouping),
        ])
      })
    page.merge(
      DiagnosticsPart.values(
        widget.diagnosticSummary, problems: catalogue.gallery.problems,
        address: { "#frame=" + PageName.query($0) })
    ) { $1 }
    page["unmade"] = .list(
      widget.families.filter { family in !widget.frames.contains { $0.family == family } }
        .map { .object(["familyLabel": .text(Labels.family($0))]) })
    page["previous"] = neighbour(index - 1)
    page["next"] = neighbour(index + 1)
    page["corners"] = corners.value
    page["data"] = try scriptData(data)
    return .object(page)
  }

  private static let mostChipsInARow = 16

  private func neighbour(_ index: Int) -> TemplateValue {
    guard catalogue.entries.indices.contains(index) else { return false }
    let entry = catalogue.entries[index]
    return .object([
      "href": .text(Self.root + PageName.url(entry.path)),
      "neighbourName": .text(entry.widget.name),
    ])
  }

  private mutating func board(_ board: FrameSection.Board) -> WidgetPageData.Board {
    func pair(_ width: Double, _ height: Double) -> String {
      "\(Labels.points(width)) × \(Labels.points(height))"
    }
    let scale = board.scale
    let width = Double(board.size.width)
    let height = Double(board.size.height)
    var measures = [
      "\(pair(width, height)) pt",
      "\(pair((width * scale).rounded(), (height * scale).rounded())) px"
        + " @\(Labels.points(scale))x",
    ]
    let named = Set(dimensions.map(\.key))
    if !named.contains("device") { measures.append(board.device) }
    let traits = VariantDimension.differences(of: board.variant, except: named)
    if !traits.isEmpty { measures.append(traits) }
    let reload = ReloadText.text(for: board, in: entry.widget.reloads)
    return WidgetPageData.Board(
      of: dimensions.map {
        $0.values.firstIndex(of: $0.value(board.cells[0].entries[0].frames[0])) ?? 0
      },
      measures: data.measures.index(measures), cells: board.cells.map { cell($0, reload: reload) })
  }

  private mutating func cell(_ cell: FrameSection.Cell, reload: String?) -> WidgetPageData.Cell {
    let phase = Labels.phaseGroup(cell.phase)
    let count = cell.entries.count { !$0.isLater }
    let isTimeline = phase == "timeline"
    let note = [Labels.count(count, "entry", "entries"), reload].compactMap(\.self)
    let kind = WidgetPageData.CellKind(
      label: Labels.phase(cell.phase),
      form: isTimeline || phase == "interaction" ? phase : nil,
      note: isTimeline ? note.joined(separator: ", ") : nil, runs: count < cell.entries.count)
    return WidgetPageData.Cell(
      kind: data.kinds.index(kind), phase: phases.firstIndex(of: phase) ?? 0,
      moments: isTimeline ? data.moments.index(moments(of: cell, count)) : nil,
      // The steps of an interaction are side by side, a row for each appearance.
      entries: phase == "interaction"
        ? [cell.entries.flatMap { $0.frames.map { add($0) } }] : entries(of: cell),
      isAlike: phase != "interaction" && cell.isAlike ? true : nil)
  }

  /// The frames of each entry in the order of the first one's appearances.
  private mutating func entries(of cell: FrameSection.Cell) -> [[Int?]] {
    let halves = cell.entries[0].frames.map(\.variant.appearance)
    return cell.entries.map { entry in
      let added = entry.frames.map { ($0.variant.appearance, add($0)) }
      return halves.map { half in added.first { $0.0 == half }?.1 }
    }
  }

  private func moments(of cell: FrameSection.Cell, _ count: Int) -> [WidgetPageData.Moment] {
    let dates = cell.entries.map(\.moment)
    var number = 0
    return zip(cell.entries, zip(dates, EntryDate.shortest(dates))).map { entry, date in
      if !entry.isLater { number += 1 }
      let place = "\(number) of \(Labels.count(count, "entry", "entries"))"
      return WidgetPageData.Moment(
        label: date.0?.long ?? "no date", time: date.1, machine: date.0?.machine,
        place: entry.isLater ? "\(place), later" : place, isLater: entry.isLater)
    }
  }

  private mutating func add(_ frame: Gallery.Frame) -> Int {
    let picture = PictureData(frame, of: entry.widget, root: Self.root, corners: &corners)
    let date = frame.date.map { EntryDate($0, zone: frame.variant.timeZone).long }
    return data.add(picture, date: date, step: Labels.step(frame.phase))
  }
}
