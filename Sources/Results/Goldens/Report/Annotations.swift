import Diagnostics
import Failures

/// The report as commands of GitHub's workflows, which show them beside a run: one for each cause.
package struct Annotations {
  /// The most annotations of each level: GitHub shows no more for a step.
  private static let limit = 10
  private static let placeLimit = 6

  /// - Parameter folder: the one in which the command ran, relative to the repository's root; empty for
  ///   the root itself, nil where it lies outside, so that no source can be pointed at.
  /// - Returns: lines for standard output, each with its line break; empty where all is well.
  package static func of(_ report: VerifyReport, folder: String? = nil) -> String {
    func line(_ level: String, _ group: ReportGroup) -> String {
      self.line(level, group, report, folder)
    }
    let groups = report.groups
    let errors = groups.filter { $0.subject != .orphaned }
    let orphaned = groups.filter { $0.subject == .orphaned }
    let remarks =
      report.remarks.map { "::warning title=Vitrine::\(data(PlainText.short($0, 2000)))" }
      + report.diagnosticSummary.groups.filter { $0.level == .warning }.map {
        "::warning title=\(property($0.code))::\(data(PlainText.short($0.sentence, 2000)))"
      }
    let warnings = orphaned.prefix(limit).map { line("warning", $0) } + remarks
    var lines = errors.prefix(limit).map { line("error", $0) } + warnings.prefix(limit)
    let rest =
      max(errors.count - limit, 0) + max(orphaned.count + remarks.count - limit, 0)
    if rest > 0 {
      lines.append(
        "::notice title=Vitrine::\(rest) more \(rest == 1 ? "cause is" : "causes are") in the report."
      )
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(
    _ level: String, _ group: ReportGroup, _ report: VerifyReport, _ folder: String?
  ) -> String {
    let places = report.frameNames(group.places)
    var text = PlainText.short(group.sentence, 2000)
    text += "\nin " + places.prefix(placeLimit).joined(separator: ", ")
    if places.count > placeLimit { text += " and \(places.count - placeLimit) more" }
    if group.places.contains(where: { report.entries[$0].canBeApproved }) {
      text += "\nIf it is meant: \(report.approveCommand)"
    }
    let title = "\(group.subject.word) in \(VerifyReport.frames(group.places.count))"
    var location = ""
    if let folder, let declared = report.declaration(of: group) {
      let file = folder.isEmpty ? declared.file : "\(folder)/\(declared.file)"
      location = "file=\(property(file)),line=\(declared.line),"
    }
    return "::\(level) \(location)title=\(property(title))::\(data(text))"
  }

  private static func data(_ text: String) -> String {
    let ends = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    return PlainText.lines(ends).replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
