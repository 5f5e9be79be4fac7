import Arguments
import Audit
import Failures
import Foundation
import Planning
import WidgetHost
import WidgetKitCore

/// `audit`
struct AuditVerb: CommandVerb {
  static let name = "audit"
  static let summary = "reports what would embarrass a widget in production"
  static let takesFolder = true
  static let usesWorkers = true

  var frames = FrameOptions()
  var run = RunOptions()
  var waivers: [Waiver] = []

  static let options = OptionList<AuditVerb>(
    .group(\.frames, FrameOptions.options), .group(\.run, RunOptions.options),
    OptionList<AuditVerb>(
      .option(
        "allow", "RULE: REASON",
        "a rule not to report, for one widget as RULE@KIND; may be given several times", \.waivers
      ) { values in
        do {
          return try values.given.map { try Waiver($0) }
        } catch let problem as Waiver.Problem {
          throw values.failure(problem.description)
        }
      }
    ).section(.auditing))

  var usedFolders: [UsedFolder] {
    [UsedFolder(path: run.out)]
  }

  func run(in session: CommandSession) throws -> ExitStatus {
    let products = try session.products(for: frames.plan, writingTo: run.out)
    let written = try WrittenFrames.make(
      products, frames, run, owner: session.owner, formats: [.png], audits: true)
    let findings =
      Self.findings(written.report)
      + Self.placements(written.products, frames.plan)
    let report = AuditReport(findings, waivers: waivers)
    let file = run.sarif ?? run.out + "/audit.sarif"
    try OutputWriter.write(
      Array(
        try report.sarif(
          generator: Version.generator, diagnostics: written.report.diagnostics)),
      to: URL(fileURLWithPath: file).path)
    // Most are findings, which the text has with their reasons.
    try DiagnosticOutput(run.withoutSARIF).tell(report.unreported(written.report.diagnostics))
    session.output.print(report.text, terminator: "")
    session.output.print("→ \(session.output.shown(file))")
    session.output.give(AuditResult(report, in: run.out, sarif: file))
    return max(written.report.exitStatus, report.entries.isEmpty ? .success : .findings)
  }

  private static func findings(_ report: RunReport) -> [Finding] {
    var findings: [Finding] = []
    var frames: [AuditedFrame] = []
    for (batch, result) in report.results {
      frames += result.frames.compactMap(AuditedFrame.init)
      if let timeline = result.timeline {
        findings += TimelineAudit.findings(
          timeline.dates, widget: batch.kind, family: batch.family)
      }
      findings += result.failures.map { failure in
        Finding(
          failure.rule ?? .brokenProvider, widget: failure.kind, family: failure.family,
          frame: failure.frameID, failure.message)
      }
    }
    return WidgetAudit.findings(frames) + findings
  }

  /// Widgets that can't be put where they were asked for.
  private static func placements(
    _ products: [DescribedProduct], _ request: PlanRequest
  ) -> [Finding] {
    var findings: [Finding] = []
    for setting in request.dimensions.settings {
      guard let placement = setting.placement,
        let device = DeviceTable.device(named: setting.device)
      else { continue }
      for widget in products.flatMap(\.widgets) where widget.surface == .widget {
        if let kinds = request.kinds, !kinds.contains(widget.kind) { continue }
        let families =
          widget.supportedFamilies.map { $0.compactMap { WidgetFamily(name: $0) } }
          ?? device.families
        if families.contains(where: { placement.takes($0, on: device) }) { continue }
        let finding = Finding(
          .unsupportedPlacement, widget: widget.kind,
          "\(placement.rawValue) of \(device.name) takes none of its families "
            + "(\(families.map(\.description).joined(separator: ", "))).")
        if !findings.contains(finding) { findings.append(finding) }
      }
    }
    return findings
  }
}

extension AuditedFrame {
  fileprivate init?(_ record: FrameRecord) {
    guard let result = record.audit else { return nil }
    let request = record.request
    let phase: Phase =
      switch request.phase {
      case .placeholder: .placeholder
      case .snapshot: .snapshot
      case .timeline: .timeline
      default: .other
      }
    let variant = request.variant.map(\.part).joined(separator: "~")
    self.init(
      id: record.id,
      group: Group(widget: request.kind, family: request.family, variant: variant),
      phase: phase, digest: record.digest, texts: record.texts,
      hidesPrivateContent: request.style.hidesPrivateContent, result: result)
  }
}
