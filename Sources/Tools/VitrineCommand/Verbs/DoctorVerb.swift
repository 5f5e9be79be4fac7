import Failures
import Foundation
import InstalledFiles
import Planning
import SwiftSource
import WidgetHost

/// `doctor`
struct DoctorVerb: CommandVerb {
  static let name = "doctor"
  static let summary = "checks fonts, icons, libraries, versions and what seals workers"
  var projectFolder: String? { nil }

  func run(in session: CommandSession) -> ExitStatus {
    let engine = EngineVersions.current
    let place = InstalledFiles.place
    let bundle = place.isBundle ? BundleCheck(root: place.root) : nil
    let problems =
      (bundle?.problems() ?? []) + InstallationCheck.problems(thorough: true)
      + (SwiftSource().problem.map { [$0.description] } ?? [])
    var lines = [
      Version.generator,
      "  cairo \(engine.cairo), FreeType \(engine.freeType), HarfBuzz \(engine.harfBuzz)",
      "  images: \(InstallationCheck.imageLibraries)",
      "  fonts: list \(engine.fonts)",
      bundle.map { "  Swift SDK: \($0.root.path), made with Swift \($0.compiler)" }
        ?? "  built from source: \(place.root.path)",
      "  devices: \(DeviceTable.all.count)",
      "  worker processes: \(ProcessInfo.processInfo.activeProcessorCount) at once",
    ]
    lines.append(
      "  addresses of workers' data: \(FixedAddresses.areAllowed ? "fixed" : "not fixed: personality is refused")"
    )
    lines += Self.seal
    if problems.isEmpty {
      lines.append("Fonts and icons are the pinned ones.")
    } else {
      lines += problems.map { "problem: \($0)" }
    }
    session.output.print(lines.joined(separator: "\n"))
    session.output.give(
      DoctorResult(
        facts: lines.filter { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) },
        problems: problems))
    return problems.isEmpty ? .success : .findings
  }

  /// The layers of the seal around workers: those that this machine gives, those that it doesn't, and what follows.
  private static var seal: [String] {
    let report = Seal.report
    var lines = ["  sealing: \(report.layers.isEmpty ? "none" : report.layers.names)"]
    lines += report.refused.map { "  sealing refused: \($0.name) (\($0.cause))" }
    if !report.leftOut.isEmpty {
      lines.append("  sealing left out by \(Seal.variable): \(report.leftOut.names)")
    }
    if let gaps = report.gaps { lines.append("  not sealed: the code of widgets can \(gaps)") }
    return lines
  }
}
