import Audit

/// The result of `audit`.
struct AuditResult: Encodable {
  struct Finding: Encodable {
    var rule: String
    /// `error`, `warning` or `note`.
    var level: String
    var widget: String
    /// Empty where the finding is about the widget as a whole.
    var family: String
    /// The findings, one sentence for each view with this fault.
    var messages: [String]
    /// The box of the first view in points of its frame: left, top, width, height.
    var region: [Double]?
    /// The ids of the frames.
    var frames: [String]
    var why: String
    var remedy: String
  }

  /// The output folder, an absolute path.
  var folder: String
  /// The SARIF file, an absolute path.
  var sarif: String
  var findings: [Finding]
  /// The number of findings that `--allow` covers.
  var allowed: Int

  init(_ report: AuditReport, in folder: String, sarif: String) {
    self.folder = FramesResult.absolute(folder)
    self.sarif = FramesResult.absolute(sarif)
    findings = report.entries.map { entry in
      let finding = entry.finding
      return Finding(
        rule: finding.rule.rawValue, level: finding.rule.level.rawValue, widget: finding.widget,
        family: finding.family, messages: entry.messages,
        region: finding.region.map { box in
          [box.minX, box.minY, box.width, box.height].map(Double.init)
        },
        frames: entry.frames, why: finding.rule.why, remedy: finding.rule.help)
    }
    allowed = report.waived.count
  }
}
