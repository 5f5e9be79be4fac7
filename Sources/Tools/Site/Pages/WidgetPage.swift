import Foundation

/// A page per widget: family × phase × appearance, and each frame's particulars.
struct WidgetPage {
  private struct Moment: Codable {
    var label: String
    /// The place among the entries: `2 of 4 entries`.
    var place: String
    /// The ids of its frames, in the order of the cell's halves.
    var frames: [String?]
  }

  private struct Data: Codable {
    var frames: [PictureData]
    /// The entries of each timeline, in the page's order.
    var timelines: [[Moment]]
  }

  private static let root = "../../"
  private let catalogue: Catalogue
  private let entry: Catalogue.Entry
  /// Those that the page filters by.
  private let dimensions: [VariantDimension]
  private var corners = CornerSet()
  private var pictures: [PictureData] = []
  private var timelines: [[Moment]] = []

  static func value(of index: Int, in catalogue: Catalogue) throws -> TemplateValue {
    var page = WidgetPage(catalogue: catalogue, entry: catalogue.entries[index])
    return try page.value(index)
  }

  private init(catalogue: Catalogue, entry: Catalogue.Entry) {
    self.catalogue = catalogue
    self.entry = entry
    dimensions = VariantDimension.filters(of: entry.widget.frames)
  }

  private mutating func value(_ index: Int) throws -> TemplateValue {
    let widget = entry.widget
    let sections = FrameSection.sections(of: widget)
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
    page["sections"] = .list(sections.map { section($0) })
    page["filters"] = .list(filters(sections).map(\.template))
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
    page["data"] = try scriptData(Data(frames: pictures, timelines: timelines))
    return .object(page)
  }

  private func neighbour(_ index: Int) -> TemplateValue {
    guard catalogue.entries.indices.contains(index) else { return false }
    let entry = catalogue.entries[index]
    return .object([
      "href": .text(Self.root + PageName.url(entry.path)),
      "neighbourName": .text(entry.widget.name),
    ])
  }

  private mutating func section(_ section: FrameSection) -> TemplateValue {
    let byPlacement = section.placement != nil
    return .object([
      "section": .text(section.placement ?? section.family),
      "sectionLabel": .text(
        section.placement.map(Labels.placement) ?? Labels.family(section.family)),
      "isPlace": .flag(byPlacement),
      "boards": .list(section.boards.map { board($0, byPlacement: byPlacement) }),
    ])
  }

  private mutating func board(_ board: FrameSection.Board, byPlacement: Bool) -> TemplateValue {
    let scale = board.scale
    var traits = board.variant
    if byPlacement { (traits.placement, traits.rendering) = (nil, nil) }
    func pair(_ width: Double, _ height: Double) -> String {
      "\(Labels.points(width)) × \(Labels.points(height))"
    }
    let width = Double(board.size.width)
    let height = Double(board.size.height)
    return .object([
      "family": .text(board.family), "familyLabel": .text(Labels.family(board.family)),
      "placement": .text(board.placement), "rendering": .text(board.rendering),
      "isPlace": .flag(byPlacement), "renderingLabel": .text(Labels.rendering(board.rendering)),
      "device": .text(board.device),
      "values": .list(
        dimensions.map {
          .object(["key": .text($0.key), "value": .text($0.filtered(board.variant))])
        }),
      "traits": .text(VariantDimension.differences(of: traits)),
      "points": .text("\(pair(width, height)) pt"),
      "pixels": .text(
        "\(pair((width * scale).rounded(), (height * scale).rounded())) px"
          + " @\(Labels.points(scale))x"),
      "reload": .optional(ReloadText.text(for: board, in: entry.widget.reloads)),
      "cells": .list(board.cells.map { cell($0) }),
    ])
  }

  private mutating func cell(_ cell: FrameSection.Cell) -> TemplateValue {
    if Labels.phaseGroup(cell.phase) == "interaction" { return touchedCell(cell) }
    let isStrip = Labels.phaseGroup(cell.phase) == "timeline"
    let rows = cell.entries.map { entry in entry.frames.map { picture($0) } }
    let first = rows[0]
    let count = cell.entries.count { !$0.isLater }
    let isRunning = count < cell.entries.count
    var strip: [TemplateValue] = []
    if isStrip {
      let dates = cell.entries.map(\.moment)
      var number = 0
      let moments = zip(cell.entries, rows).map { entry, row in
        if !entry.isLater { number += 1 }
        let place = "\(number) of \(Labels.count(count, "entry", "entries"))"
        return Moment(
          label: entry.moment?.long ?? "no date",
          place: entry.isLater ? "\(place), later" : place,
          frames: first.map { half in row.first { $0.appearance == half.appearance }?.id })
      }
      strip = EntryDate.shortest(dates).enumerated().map { index, time in
        .object([
          "place": .number(index), "label": .text(moments[index].label), "time": .text(time),
          "machineTime": .optional(dates[index]?.machine), "picture": rows[index][0].template,
          "isLater": .flag(cell.entries[index].isLater),
        ])
      }
      timelines.append(moments)
    }
    return .object([
      "phase": .text(Labels.phaseGroup(cell.phase)),
      "phaseLabel": .text(Labels.phase(cell.phase)),
      "isTimeline": .flag(isStrip), "isTouched": .flag(false), "hasStrip": .flag(strip.count > 1),
      "timeline": .number(isStrip ? timelines.count - 1 : 0),
      "last": .number(max(rows.count - 1, 0)),
      "entryCount": .text(Labels.count(count, "entry", "entries")),
      "momentsRule": .optional(isRunning ? catalogue.gallery.momentsRule : nil),
      "firstLabel": .text(strip.isEmpty ? "" : timelines[timelines.count - 1][0].label),
      "halves": .list(
        first.map { .object(["picture": $0.template, "half": .text($0.appearance), "step": ""]) }),
      "strip": .list(strip),
    ])
  }

  /// The steps of an interaction, side by side: a row for each appearance.
  private mutating func touchedCell(_ cell: FrameSection.Cell) -> TemplateValue {
    let rows = cell.entries.map { row in
      row.frames.map { frame in
        let picture = picture(frame)
        return TemplateValue.object([
          "picture": picture.template, "half": .text(picture.appearance),
          "step": .text(Labels.step(frame.phase)),
        ])
      }
    }
    return .object([
      "phase": "interaction", "phaseLabel": .text(Labels.phase(cell.phase)),
      "isTimeline": .flag(false), "isTouched": .flag(true), "hasStrip": .flag(false),
      "halves": .list(rows.flatMap(\.self)),
    ])
  }

  private mutating func picture(_ frame: Gallery.Frame) -> PictureData {
    let picture = PictureData(frame, of: entry.widget, root: Self.root, corners: &corners)
    pictures.append(picture)
    return picture
  }

  private func filters(_ sections: [FrameSection]) -> [FilterGroup] {
    let frames = entry.widget.frames
    let appearances = frames.grouped(by: \.variant.appearance).map(\.key)
    let phases = frames.grouped { Labels.phaseGroup($0.phase) }.map(\.key)
    let families = frames.grouped(by: \.family).map(\.key)
    var groups = [
      FilterGroup(
        "family", "Family", families.sorted(along: Labels.familyOrder) { $0 },
        named: Labels.family),
      FilterGroup(
        "appearance", "Appearance", appearances.sorted(along: ["light", "dark"]) { $0 },
        named: Labels.capitalized),
      FilterGroup(
        "phase", "Phase", phases.sorted(along: Labels.phaseOrder) { $0 },
        named: Labels.capitalized),
    ]
    // Where a page is sorted by family, the placements aren't repeated.
    if sections.contains(where: { $0.placement != nil }) {
      let modes = frames.grouped(by: \.rendering).map(\.key)
      groups.insert(
        FilterGroup(
          "placement", "Placement", sections.compactMap(\.placement), named: Labels.placement),
        at: 0)
      groups.insert(
        FilterGroup(
          "rendering", "Rendering", modes.sorted(along: Labels.renderingOrder) { $0 },
          named: Labels.rendering), at: 2)
    }
    return groups
      + dimensions.map { dimension in
        let values = frames.grouped { dimension.filtered($0.variant) }.map(\.key)
        return FilterGroup(
          dimension.key, dimension.label, values.sorted(along: [dimension.standard]) { $0 },
          named: dimension.chip)
      }
  }
}
