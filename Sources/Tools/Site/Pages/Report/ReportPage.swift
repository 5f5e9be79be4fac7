import DisplayList
import Foundation
import Goldens

/// The page of a verification: one file with its styles, scripts and pictures within. Of a large report the page
/// has the causes, a row for each frame, and some frames; the others are in files beside it.
struct ReportPage {
  private struct Group: Encodable {
    var word: String
    var status: String
    var sentence: String
    /// The declaration of the view, as `Price.swift:12`.
    var source: String?
    /// Places in the frames.
    var frames: [Int]
    /// The place among each frame's changes of the one that it is here for; nil where there is none.
    var changes: [Int?]
  }

  private let report: VerifyReport
  private let groups: [ReportGroup]
  private let division: ReportDivision
  /// The index in the page of each entry that doesn't pass.
  private let indices: [Int: Int]
  private let filters: ReportFilters
  private let hasApprovable: Bool
  /// The page's data, without the braces around it.
  private let members: String

  /// - Parameters:
  ///   - folder: the report's, which holds the pictures.
  ///   - write: puts the files beside the page at a path relative to the folder.
  init(
    _ report: VerifyReport, folder: URL, limits: ReportPageLimits = ReportPageLimits(),
    write: @escaping (Data, String) throws -> Void
  ) throws {
    self.report = report
    let json = ReportJSON()
    let different = report.entries.indices.filter { !report.entries[$0].status.passes }
    let indices = Dictionary(
      uniqueKeysWithValues: different.enumerated().map { ($0.element, $0.offset) })
    self.indices = indices
    groups = report.groups
    let groupText = try json.text(Self.causes(of: report, groups, indices))
    let passing = try json.text(report.entries.filter(\.status.passes).map(\.id))
    // The row of a frame takes about 150 bytes.
    let own = groupText.utf8.count + min(passing.utf8.count, limits.part) + different.count * 150
    let division = try ReportDivision(
      report, groups, folder: folder, limit: max(limits.page / 8, limits.page - own))
    self.division = division
    let isWhole = division.others.isEmpty
    var parts = ReportParts(report, limits, used: division.pictures.size, write: write)
    var places: [Int: (part: Int, hasPicture: Bool)] = [:]
    for place in division.others {
      places[place] = try parts.add(report.entries[place], at: indices[place] ?? 0, from: folder)
    }
    if !isWhole { try parts.finish() }
    var rows = ReportRows()
    var filters = ReportFilters()
    var hasApprovable = false
    var frames = ""
    for place in different {
      let entry = report.entries[place]
      let frame = ReportFrame(entry, of: report, pictures: division.pictures)
      filters.add(frame)
      hasApprovable = hasApprovable || frame.canBeApproved
      if !frames.isEmpty { frames += "," }
      if let (part, hasPicture) = places[place] {
        frames += try rows.text(frame, part: part, hasPicture: hasPicture, json)
      } else {
        frames += try json.text(frame)
      }
    }
    self.filters = filters
    self.hasApprovable = hasApprovable
    let isLong = passing.utf8.count > limits.part
    if isLong {
      try write(
        Data("ReportParts.take(\"identical\",\(escapedJSON(passing)));\n".utf8),
        "\(ReportParts.folder)/identical.js")
    }
    let approveAll = Self.approveAll(report)
    var members = try "\"approve\":\(json.text(report.approveCommand))"
    members += try ",\"approveAll\":\(json.text(approveAll)),\"frames\":[\(frames)]"
    members += ",\"groups\":\(groupText),\"identical\":\(isLong ? "null" : passing)"
    if !isWhole {
      members += try ",\"keys\":\(json.text(rows.keys))"
      members += try ",\"strings\":\(json.text(rows.table.strings))"
    }
    self.members = members
  }

  /// - Parameter indices: the index in the page of each entry that doesn't pass.
  private static func causes(
    of report: VerifyReport, _ groups: [ReportGroup], _ indices: [Int: Int]
  ) -> [Group] {
    groups.map { group in
      let places = telling(group.places, in: report).filter { indices[$0] != nil }
      return Group(
        word: group.subject.word, status: group.subject.status.rawValue,
        sentence: group.sentence, source: report.declaration(of: group)?.text,
        frames: places.compactMap { indices[$0] },
        changes: places.map { group.place(in: report.entries[$0].changes) })
    }
  }

  /// Entries in the order in which they tell most: a placeholder hides its texts, so it comes last.
  private static func telling(_ places: [Int], in report: VerifyReport) -> [Int] {
    let isPlaceholder = { report.entries[$0].phase == "placeholder" }
    return places.filter { !isPlaceholder($0) } + places.filter(isPlaceholder)
  }

  /// - Parameter isReviewed: whether a server takes decisions on the frames.
  func html(from folder: TemplateFolder, isReviewed: Bool = false) throws -> String {
    let data = TemplateValue.markup(escapedJSON("{\(members)}"))
    var value = try inlined(from: folder, isReviewed: isReviewed)
    value["isReviewed"] = .flag(isReviewed)
    value["data"] = data
    value["nonce"] = .text(nonce(of: data))
    value.merge(facts) { $1 }
    value.merge(DiagnosticsPart.values(report.diagnosticSummary, problems: [])) { $1 }
    value["groups"] = .list(staticGroups)
    value["pictures"] = .list(
      division.pictures.pictures.enumerated().map { index, data in
        .object(["place": .number(index), "base64": .markup(data.base64EncodedString())])
      })
    return try TemplateRenderer.render("report.html", of: folder, with: .object(value))
  }

  /// Styles and scripts, which other pages link to.
  private func inlined(
    from folder: TemplateFolder, isReviewed: Bool
  ) throws -> [String: TemplateValue] {
    func text(_ names: [String], closing tag: String) throws -> TemplateValue {
      let texts = try names.map { String(decoding: try folder.contents(of: $0), as: UTF8.self) }
      return .markup(texts.joined(separator: "\n").replacing("</\(tag)", with: "<\\/\(tag)"))
    }
    let icon = try folder.contents(of: "icon.svg").base64EncodedString()
    return [
      "icon": .text("data:image/svg+xml;base64,\(icon)"),
      "styles": try text(
        [
          "base.css", "overview.css", "picture.css", "report.css", "report-stage.css",
          "inspector.css",
        ]
          + (isReviewed ? ["review.css"] : []),
        closing: "style"),
      "theme": try text(["theme.js"], closing: "script"),
      "scripts": try text(
        [
          "shared.js", "inspector-geometry.js", "inspector-facts.js", "inspector.js",
          "report-command.js", "report-parts.js", "report-pictures.js",
          "report-inspect.js",
          "report-list.js", "report-stage.js", "report-detail.js", "report.js",
        ] + (isReviewed ? ["review.js"] : []), closing: "script"),
    ]
  }

  /// Names the page's own scripts to the browser; it runs no others.
  private func nonce(of data: TemplateValue) -> String {
    var hasher = DigestHasher()
    if case .markup(let text) = data { hasher.add(text) }
    return hasher.finish().description
  }

  private static func approveAll(_ report: VerifyReport) -> String {
    let isAllNew = !report.entries.isEmpty && report.entries.allSatisfy { $0.status == .new }
    return isAllNew ? report.recordCommand : report.approveCommand
  }

  private var facts: [String: TemplateValue] {
    let hasUnused = report.entries.contains(where: \.status.hasNoFrame)
    let identical = report.count(.identical)
    let about: [(String, String)] = [
      ("Goldens", report.goldens),
      ("Their format", report.format == .png ? "pictures" : "digests and layouts"),
      ("Engine", report.engine), ("Made by", report.generator),
    ]
    return [
      "headline": .text(report.headline),
      "title": .text("\(report.headline) – Vitrine"),
      "shard": .optional(report.shard.map { "Shard \($0.index) of \($0.count)" }),
      "tolerances": .list(report.tolerances.map { .object(["tolerance": .text($0)]) }),
      "reportNotes": .list(report.remarks.map { .object(["note": .text($0)]) }),
      "about": .list(
        about.filter { !$0.1.isEmpty }.map {
          .object(["name": .text($0.0), "value": .text($0.1)])
        }),
      "hasFrames": .flag(!indices.isEmpty),
      "identicalCount": .text(identical == 0 ? "" : String(identical)),
      "identicalWords": .text(
        identical == 1 ? "1 frame is as its golden" : "\(identical) frames are as their goldens"),
      "approvable": .flag(hasApprovable),
      "approve": .text(Self.approveAll(report)),
      "replace": .text(report.count(.unreadable) > 0 ? report.replaceCommand : ""),
      "prune": .text(hasUnused ? report.pruneCommand : ""),
      "statusRow": filters.status.template,
      "filters": .list(filters.rows.map(\.template)),
    ]
  }

  /// The contents where no script runs: causes with frames of the page.
  private var staticGroups: [TemplateValue] {
    var seen: Set<Int> = []
    var hidden = 0
    var list: [TemplateValue] = groups.compactMap { group in
      let shown = group.places.filter { division.isInPage[$0] }
      guard !shown.isEmpty else {
        hidden += 1
        return nil
      }
      let rest = group.places.count - shown.count
      return .object([
        "word": .text(group.subject.word), "sentence": .text(group.sentence),
        "frameCount": .text(VerifyReport.frames(group.places.count)),
        "source": .optional(report.declaration(of: group)?.text),
        "frames": .list(
          shown.map { index in staticFrame(index, isFirst: seen.insert(index).inserted) }),
        "rest": .text(rest == 0 ? "" : "\(VerifyReport.frames(rest)) more: see report.json."),
      ])
    }
    if hidden > 0 {
      list.append(
        .object([
          "word": "", "sentence": .text("\(hidden) more causes: see report.json."),
          "frameCount": "", "source": "", "frames": .list([]), "rest": "",
        ]))
    }
    return list
  }

  private func staticFrame(_ place: Int, isFirst: Bool) -> TemplateValue {
    let entry = report.entries[place]
    let frame = ReportFrame(entry, of: report, pictures: division.pictures)
    func shot(_ what: String, _ picture: Int?, _ note: String) -> TemplateValue {
      .object([
        "what": .text(what), "note": .text(note),
        "picture": .optional(picture.map(String.init)),
        "alt": .text("\(what): \(isolated(frame.id))"),
        "shotWidth": .text(Labels.points(frame.width)),
        "shotHeight": .text(Labels.points(frame.height)),
      ])
    }
    return .object([
      "id": .text(frame.id), "name": .text(frame.name), "look": .text(frame.look),
      "isFirst": .flag(isFirst), "wall": .text(frame.wall),
      "sentences": .list(
        entry.explanation.map { .object(["sentence": .text($0)]) }),
      "frameNotes": .list(
        frame.notes.map {
          .object([
            "level": .text($0.level.rawValue), "noteCode": .text($0.code),
            "noteText": .text($0.message),
          ])
        }),
      "shots": .list([
        shot("Expected", frame.expected, frame.expectedNote),
        shot("Actual", frame.actual, frame.actualNote),
      ]),
    ])
  }
}
