import Diagnostics
import Failures

/// `summary.md`: what a pull request's comment or a step's summary shows.
package struct MarkdownSummary {
  /// The length of the whole, in UTF-16 units: GitHub takes 65 536 in a comment.
  package static let limit = 59_000
  /// Places that one cause names at most.
  private static let placeLimit = 4

  package static func of(_ report: VerifyReport) -> String {
    let head = head(report)
    let tail = tail(report)
    let groups = report.groups
    guard !groups.isEmpty else { return head + tail }
    var table = "| | What | Frames | Where |\n|---|---|--:|---|\n"
    // Space for the line that states what is left out.
    var space = limit - [head, tail, table].reduce(400) { $0 + $1.utf16.count }
    var shown = 0
    for group in groups {
      let row = row(group, report)
      guard row.utf16.count <= space else { break }
      space -= row.utf16.count
      table += row
      shown += 1
    }
    if shown < groups.count {
      let rest = groups[shown...]
      let frames = Set(rest.flatMap(\.places)).count
      table +=
        "\n**\(rest.count) more \(rest.count == 1 ? "cause" : "causes") in "
        + "\(VerifyReport.frames(frames)) left out here; the report has them all.**\n"
    }
    return head + table + "\n" + tail
  }

  private static func head(_ report: VerifyReport) -> String {
    let mark = report.entries.allSatisfy(\.status.passes) ? "✅" : "❌"
    let counts = report.counts.map { "\($0.count) \($0.status.rawValue)" }
    var text = "### \(mark) \(report.headline)\n\n"
    if !counts.isEmpty { text += counts.joined(separator: " · ") + "\n\n" }
    if let shard = report.shard {
      text +=
        "Shard \(shard.index) of \(shard.count); the other shards have reports of their own.\n\n"
    }
    return text
  }

  private static func row(_ group: ReportGroup, _ report: VerifyReport) -> String {
    let places = report.frameNames(group.places)
    var named = places.prefix(placeLimit).map { MarkdownText.escaped($0, limit: 120) }
    if places.count > placeLimit { named.append("and \(places.count - placeLimit) more") }
    let word =
      [.failed, .unreadable].contains(group.subject)
      ? "**\(group.subject.word)**" : group.subject.word
    var what = MarkdownText.escaped(group.sentence)
    if let declared = report.declaration(of: group) {
      what += "<br><sub>\(MarkdownText.escaped(declared.text, limit: 200))</sub>"
    }
    return
      "| \(word) | \(what) | \(group.places.count) "
      + "| \(named.joined(separator: "<br>")) |\n"
  }

  private static func tail(_ report: VerifyReport) -> String {
    var text = ""
    if report.entries.contains(where: \.canBeApproved) {
      let isAllNew = report.entries.allSatisfy { $0.status == .new }
      text += isAllNew ? "To make them the goldens:\n\n" : "If it is meant:\n\n"
      text += fenced(isAllNew ? report.recordCommand : report.approveCommand)
    }
    if report.count(.unreadable) > 0 {
      text += "To replace goldens that can't be read and can't be restored:\n\n"
      text += fenced(report.replaceCommand)
    }
    if !report.pruneCommand.isEmpty, report.entries.contains(where: { $0.status.hasNoFrame }) {
      text += "To remove goldens that no frame claims:\n\n" + fenced(report.pruneCommand)
    }
    for note in report.remarks.prefix(8) { text += "> \(MarkdownText.escaped(note))\n\n" }
    for group in report.diagnosticSummary.groups.filter({ $0.level == .warning }).prefix(8) {
      text += "> ⚠️ \(MarkdownText.escaped(group.sentence))\n\n"
    }
    let facts =
      report.tolerances.prefix(8) + ["Goldens: \(report.goldens)", report.engine, report.generator]
    text += "<sub>"
    text += facts.filter { !$0.isEmpty }.map { MarkdownText.escaped($0) }
      .joined(separator: " · ")
    return text + "</sub>\n"
  }

  /// A block of code that no line of it can end.
  private static func fenced(_ command: String) -> String {
    "```sh\n\(PlainText.line(command).replacing("```", with: "` ` `"))\n```\n\n"
  }
}
