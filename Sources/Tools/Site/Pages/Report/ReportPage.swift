import DisplayList
import Foundation
import Goldens

/// The page of a verification: one file with its styles, scripts and pictures within.
struct ReportPage {
  /// The data of the page's scripts.
  private struct Script: Encodable {
    struct Group: Encodable {
      var word: String
      var status: String
      var sentence: String
      /// The declaration of the view, as `Price.swift:12`.
      var source: String?
      /// Places in the frames.
      var frames: [Int]
    }

    /// The command to which filters are added.
    var approve: String
    var approveAll: String
    var groups: [Group]
    var frames: [ReportFrame]
    var identical: [String]
  }

  private let report: VerifyReport
  private let groups: [ReportGroup]
  private let pictures: ReportPictures
  private let frames: [ReportFrame]
  /// The index in ``frames`` of each entry that doesn't pass.
  private let indices: [Int: Int]

  init(_ report: VerifyReport, folder: URL, pictureLimit: Int) {
    self.report = report
    groups = report.groups
    let pictures = ReportPictures(
      of: report, in: groups, folder: folder, limit: pictureLimit)
    self.pictures = pictures
    let different = report.entries.indices.filter { !report.entries[$0].status.passes }
    frames = different.map { ReportFrame(report.entries[$0], of: report, pictures: pictures) }
    indices = Dictionary(
      different.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { $1 })
  }

  func html(from folder: TemplateFolder) throws -> String {
    let data = try scriptData(
      Script(
        approve: report.approveCommand, approveAll: approveAll,
        groups: groups.map { group in
          .init(
            word: group.subject.word, status: group.subject.status.rawValue,
            sentence: group.sentence, source: report.declaration(of: group)?.text,
            frames: group.places.compactMap { indices[$0] })
        },
        frames: frames, identical: report.entries.filter(\.status.passes).map(\.id)))
    var value = try inlined(from: folder)
    value["data"] = data
    value["nonce"] = .text(nonce(of: data))
    value.merge(facts) { $1 }
    value["groups"] = .list(staticGroups)
    value["pictures"] = .list(
      pictures.pictures.enumerated().map { index, data in
        .object(["place": .number(index), "base64": .markup(data.base64EncodedString())])
      })
    return try TemplateRenderer.render("report.html", of: folder, with: .object(value))
  }

  /// Styles and scripts, which other pages link to.
  private func inlined(from folder: TemplateFolder) throws -> [String: TemplateValue] {
    func text(_ names: [String], closing tag: String) throws -> TemplateValue {
      let texts = try names.map { String(decoding: try folder.contents(of: $0), as: UTF8.self) }
      return .markup(texts.joined(separator: "\n").replacing("</\(tag)", with: "<\\/\(tag)"))
    }
    let icon = try folder.contents(of: "icon.svg").base64EncodedString()
    return [
      "icon": .text("data:image/svg+xml;base64,\(icon)"),
      "styles": try text(
        ["base.css", "overview.css", "picture.css", "report.css", "report-stage.css"],
        closing: "style"),
      "theme": try text(["theme.js"], closing: "script"),
      "scripts": try text(
        [
          "shared.js", "report-command.js", "report-pictures.js", "report-list.js",
          "report-stage.js",
          "report-detail.js", "report.js",
        ], closing: "script"),
    ]
  }

  /// Names the page's own scripts to the browser; it runs no others.
  private func nonce(of data: TemplateValue) -> String {
    var hasher = DigestHasher()
    if case .markup(let text) = data { hasher.add(text) }
    return hasher.finish().description
  }

  private var approveAll: String {
    let isAllNew = !frames.isEmpty && report.entries.allSatisfy { $0.status == .new }
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
      "hasFrames": .flag(!frames.isEmpty),
      "identicalCount": .text(identical == 0 ? "" : String(identical)),
      "identicalWords": .text(
        identical == 1 ? "1 frame is as its golden" : "\(identical) frames are as their goldens"),
      "approvable": .flag(frames.contains(where: \.canBeApproved)),
      "approve": .text(approveAll),
      "replace": .text(report.count(.unreadable) > 0 ? report.replaceCommand : ""),
      "prune": .text(hasUnused ? report.pruneCommand : ""),
      "statusRow": ReportFilters.status(of: frames).template,
      "filters": .list(ReportFilters.rows(of: frames).map(\.template)),
    ]
  }

  /// The contents where no script runs.
  private var staticGroups: [TemplateValue] {
    var seen: Set<Int> = []
    return groups.map { group in
      .object([
        "word": .text(group.subject.word), "sentence": .text(group.sentence),
        "frameCount": .text(VerifyReport.frames(group.places.count)),
        "source": .optional(report.declaration(of: group)?.text),
        "frames": .list(
          group.places.map { index in
            staticFrame(index, isFirst: seen.insert(index).inserted)
          }),
      ])
    }
  }

  private func staticFrame(_ entry: Int, isFirst: Bool) -> TemplateValue {
    let index = indices[entry] ?? 0
    let frame = frames[index]
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
        report.entries[entry].explanation.map { .object(["sentence": .text($0)]) }),
      "shots": .list([
        shot("Expected", frame.expected, frame.expectedNote),
        shot("Actual", frame.actual, frame.actualNote),
      ]),
    ])
  }
}
