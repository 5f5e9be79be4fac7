import Audit
import Foundation
import WidgetHost
import WidgetKitCore

/// Makes the frames, looks at them, and says what would embarrass a widget.
enum AuditVerb {
  /// - Returns: 0 where nothing was found, 1 where something was, 4 where a frame failed.
  static func run(_ products: [ProductExecutable], _ options: Options) throws -> Int32 {
    let run = try Render.run(products, options, audits: true)
    let findings =
      findings(run.report, includesProduct: products.count > 1)
      + placements(run.products, options)
    let report = AuditReport(findings, waivers: options.waivers)
    let file = options.sarif ?? options.out + "/audit.sarif"
    try OutputWriter.write(
      Array(try report.sarif(generator: Version.generator)),
      to: URL(fileURLWithPath: file).path)
    print(report.text, terminator: "")
    print("→ \(file)")
    return max(run.report.exitStatus, report.entries.isEmpty ? 0 : 1)
  }

  private static func findings(_ report: RunReport, includesProduct: Bool) -> [Finding] {
    var findings: [Finding] = []
    var frames: [AuditedFrame] = []
    for (unit, result) in report.results {
      frames += result.frames.compactMap(AuditedFrame.init)
      if let timeline = result.timeline {
        findings += TimelineAudit.findings(
          timeline.dates, widget: unit.kind, family: unit.family)
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
    _ products: [DescribedProduct], _ options: Options
  ) -> [Finding] {
    var findings: [Finding] = []
    for setting in options.settings {
      guard let placement = setting.placement,
        let device = DeviceTable.device(named: setting.device)
      else { continue }
      for widget in products.flatMap(\.widgets) where widget.surface == .widget {
        if let kinds = options.kinds, !kinds.contains(widget.kind) { continue }
        let families =
          widget.supportedFamilies.map { $0.compactMap { WidgetFamily(name: $0) } }
          ?? device.families
        if families.contains(where: { placement.takes($0, on: device) }) { continue }
        let finding = Finding(
          .unsupportedPlacement, widget: widget.kind,
          "None of its families (\(families.map(\.description).joined(separator: ", "))) stands in "
            + "\(placement.rawValue) of \(device.name).")
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
      phase: phase, digest: record.digest, texts: record.texts, result: result)
  }
}
