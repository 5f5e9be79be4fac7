import Foundation
import Site
import WidgetHost

/// The files of a simulation: `timeline.json`, and the page. Pictures of its owner's earlier one are removed.
enum SimulationFiles {
  /// Their folder in the output folder.
  static let folder = "timeline"

  /// - Parameters:
  ///   - owner: the owner of the files: the program and its verb.
  ///   - templates: a folder with files used in place of those of `Templates/`.
  /// - Returns: the page.
  static func write(
    _ report: SimulationReport, to out: OutputFolder, of owner: String, templates: URL?
  ) throws -> URL {
    let pictures = report.simulations.flatMap(\.widgets).flatMap {
      $0.pictures.map(\.file) + ($0.strip.map { [$0] } ?? [])
    }
    try OutputWriter.write(try report.encoded(), to: "\(out.path)/\(folder)/timeline.json")
    try out.claim(Set(pictures), of: owner, below: folder) { _ in true }
    return try Site.write(
      report, to: URL(fileURLWithPath: out.path, isDirectory: true),
      templates: templates)
  }
}
