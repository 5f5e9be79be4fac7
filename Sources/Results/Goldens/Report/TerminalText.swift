import Failures

/// The report as `verify` prints it: counts, causes with their frames, and what to type next.
package struct TerminalText {
  /// Places that one cause names at most.
  private static let placeLimit = 8
  /// The most causes that are printed.
  private static let causeLimit = 100

  /// - Parameter page: the report's page as a person would type it; nil where there is none.
  package static func of(_ report: VerifyReport, page: String? = nil) -> String {
    var lines = [counts(report)]
    lines += report.tolerances.map { "allowed: \($0)" }
    lines += report.remarks.map { "note: \($0)" }
    let groups = report.groups
    for group in groups.prefix(causeLimit) {
      lines += [""] + block(group, report)
    }
    if groups.count > causeLimit {
      lines += ["", "\(groups.count - causeLimit) more causes are in the report."]
    }
    let next = commands(report, page: page)
    if !next.isEmpty { lines += [""] + next }
    return lines.map(PlainText.line).joined(separator: "\n") + "\n"
  }

  private static func counts(_ report: VerifyReport) -> String {
    let counts = report.counts.map { "\($0.count) \($0.status.rawValue)" }
    let shard = report.shard.map { " (shard \($0.index) of \($0.count))" } ?? ""
    guard !counts.isEmpty else { return "0 frames" + shard }
    return "\(VerifyReport.frames(report.entries.count)): \(counts.joined(separator: ", "))\(shard)"
  }

  private static func block(_ group: ReportGroup, _ report: VerifyReport) -> [String] {
    let sentences = group.sentence.split(separator: "\n", omittingEmptySubsequences: true)
    let first = sentences.first.map(String.init) ?? ""
    var lines = ["\(group.subject.word): \(first)"]
    lines += sentences.dropFirst().map { "  \($0)" }
    let places = report.frameNames(group.places)
    var named = places.prefix(placeLimit).joined(separator: ", ")
    if places.count > placeLimit { named += " and \(places.count - placeLimit) more" }
    if let declared = report.declaration(of: group) { lines.append("  at \(declared.text)") }
    lines.append("  in \(VerifyReport.frames(group.places.count)): \(named)")
    if group.subject == .pixels,
      let widest = group.places.compactMap({ report.entries[$0].pixels })
        .max(by: { ($0.deltaE, $0.count) < ($1.deltaE, $1.count) })
    {
      lines.append("  at most: \(widest.sentence)")
    }
    return lines
  }

  private static func commands(_ report: VerifyReport, page: String?) -> [String] {
    var lines: [String] = []
    func add(_ what: String, _ command: String) {
      lines.append(what.padded(to: 26) + command)
    }
    let differs = report.entries.contains { !$0.status.passes }
    if differs, let page { add("Look at it:", page) }
    if report.entries.contains(where: \.canBeApproved) {
      let isAllNew = report.entries.allSatisfy { $0.status == .new }
      add(
        isAllNew ? "Make them the goldens:" : "If it is meant, approve:",
        isAllNew ? report.recordCommand : report.approveCommand)
    }
    if report.count(.unreadable) > 0 {
      add("Replace the unreadable:", report.replaceCommand)
    }
    if !report.pruneCommand.isEmpty, report.entries.contains(where: { $0.status.hasNoFrame }) {
      add("Remove unused goldens:", report.pruneCommand)
    }
    return lines
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
