import Foundation
import WidgetHost

/// Says what a run would find of fonts, icons and libraries.
enum Doctor {
  /// - Returns: 0 where all is well, 1 where something should be mended.
  static func run() -> Int32 {
    let engine = EngineVersions.current
    let problems = Supplies.problems(thorough: true)
    var lines = [
      Version.generator,
      "  cairo \(engine.cairo), FreeType \(engine.freeType), HarfBuzz \(engine.harfBuzz)",
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
    return problems.isEmpty ? 0 : 1
  }
}
