import Failures
import Foundation
import Planning
import SwiftSource
import WidgetHost

/// `doctor`
struct DoctorVerb: CommandVerb {
  static let name = "doctor"
  static let summary = "checks fonts, icons, libraries and versions"
  var projectFolder: String? { nil }

  func run(in session: CommandSession) -> ExitStatus {
    let engine = EngineVersions.current
    let problems =
      InstallationCheck.problems(thorough: true)
      + (SwiftSource().problem.map { [$0.description] } ?? [])
    var lines = [
      Version.generator,
      "  cairo \(engine.cairo), FreeType \(engine.freeType), HarfBuzz \(engine.harfBuzz)",
      "  images: \(InstallationCheck.imageLibraries)",
      "  fonts: list \(engine.fonts)",
      "  devices: \(DeviceTable.all.count)",
      "  worker processes: \(ProcessInfo.processInfo.activeProcessorCount) at once",
    ]
    if problems.isEmpty {
      lines.append("Fonts and icons are the pinned ones.")
    } else {
      lines += problems.map { "problem: \($0)" }
    }
    print(lines.joined(separator: "\n"))
    return problems.isEmpty ? .success : .findings
  }
}
