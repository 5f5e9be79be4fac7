import AppleComparison
import Foundation

/// The page of a ``ComparisonReport``: Apple's picture, ours and the difference of each pair, with the boxes that
/// differ. One file without scripts.
struct ComparisonPage {
  private let report: ComparisonReport
  private let folder: URL
  /// Bytes of pictures that the page holds itself; others are linked to.
  private let limit: Int

  init(_ report: ComparisonReport, folder: URL, limit: Int = 24_000_000) {
    self.report = report
    self.folder = folder
    self.limit = limit
  }

  func html(from files: TemplateFolder) throws -> String {
    let styles = try ["base.css", "compare.css"].map {
      String(decoding: try files.contents(of: $0), as: UTF8.self)
    }.joined(separator: "\n").replacing("</style", with: "<\\/style")
    let icon = try files.contents(of: "icon.svg").base64EncodedString()
    var size = 0
    let entries = report.entries.enumerated().map { index, entry in
      value(of: entry, number: index + 1, size: &size)
    }
    let left = report.framesWithoutPicture
    return try TemplateRenderer.render(
      "compare.html", of: files,
      with: .object([
        "styles": .markup(styles), "icon": .text("data:image/svg+xml;base64,\(icon)"),
        "title": "Beside Apple", "headline": .text(report.headline),
        "folder": .text(report.folder), "generator": .text(report.generator),
        "entries": .list(entries), "hasLeft": .flag(!left.isEmpty),
        "leftCount": .text(Labels.count(left.count, "frame", "frames")),
        "left": .list(left.map { .object(["leftFrame": .text($0)]) }),
      ]))
  }

  private static let words: [ComparisonReport.Status: String] = [
    .alike: "Alike", .different: "Different", .unpaired: "Without a frame",
    .unreadable: "Unreadable",
  ]

  private func value(
    of entry: ComparisonReport.Entry, number: Int, size: inout Int
  ) -> TemplateValue {
    let counted = entry.remarks.filter(\.counts), others = entry.remarks.filter { !$0.counts }
    func list(_ remarks: [ComparisonReport.Remark]) -> TemplateValue {
      .list(remarks.map { .object(["sentence": .text($0.sentence)]) })
    }
    let width = entry.width ?? 0, height = entry.height ?? 0
    return .object([
      "number": .number(number), "picture": .text(entry.picture),
      "status": .text(entry.status.rawValue),
      "statusWord": .text(Self.words[entry.status] ?? entry.status.rawValue),
      "frame": .optional(entry.frame), "reason": .text(entry.reason),
      "device": .optional(entry.device),
      "measure": .text(
        entry.frame == nil
          ? ""
          : "\(Labels.points(width)) × \(Labels.points(height)) pt @\(Labels.points(entry.scale ?? 1))x, "
            + "\(entry.counts), similarity "
            + "\(Labels.points(entry.similarity ?? 0))"),
      "hasPictures": .flag(entry.theirs != nil && entry.ours != nil),
      "theirs": source(entry.theirs, &size), "ours": source(entry.ours, &size),
      "shotWidth": .text(Labels.points(width)), "shotHeight": .text(Labels.points(height)),
      "theirBoxes": boxes(counted.compactMap(\.theirs)),
      "ourBoxes": boxes(counted.compactMap(\.ours)),
      "remarks": list(counted), "hasOthers": .flag(!others.isEmpty), "others": list(others),
    ])
  }

  private func source(_ path: String?, _ size: inout Int) -> TemplateValue {
    guard let path else { return "" }
    // A link leads to the file beside the page, and nowhere else.
    guard !path.hasPrefix("/"), !path.contains("..") else { return "" }
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(path)),
      size + data.count <= limit
    else { return .text(path) }
    size += data.count
    return .text("data:image/png;base64,\(data.base64EncodedString())")
  }

  private func boxes(_ boxes: [ComparisonReport.Box]) -> TemplateValue {
    .list(
      boxes.map {
        .object([
          "left": .text(Labels.points($0.x)), "top": .text(Labels.points($0.y)),
          "boxWidth": .text(Labels.points($0.width)), "boxHeight": .text(Labels.points($0.height)),
        ])
      })
  }
}
