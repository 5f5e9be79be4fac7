import Foundation
import Site
import WidgetHost

/// The files of a simulation: `timeline.json`, and the page. Pictures of an earlier one are removed.
enum SimulationFiles {
  /// Their folder in the output folder.
  static let folder = "timeline"

  /// - Parameter templates: a folder with files used in place of those of `Templates/`.
  /// - Returns: the page.
  static func write(
    _ report: SimulationReport, to out: OutputFolder, templates: URL?
  ) throws -> URL {
    let json = "\(out.path)/\(folder)/timeline.json"
    let stale = files(in: json).subtracting(
      report.simulations.flatMap(\.widgets).flatMap { $0.pictures.map(\.file) + [$0.strip ?? ""] })
    try OutputWriter.write(try report.encoded(), to: json)
    for file in stale.sorted() { out.remove(file, below: folder) }
    return try Site.write(
      report, to: URL(fileURLWithPath: out.path, isDirectory: true),
      templates: templates)
  }

  /// The pictures in an earlier `timeline.json`.
  private static func files(in json: String) -> Set<String> {
    struct Earlier: Decodable {
      struct Simulation: Decodable { var widgets: [Widget] }
      struct Widget: Decodable {
        var pictures: [Picture]
        var strip: String?
      }
      struct Picture: Decodable { var file: String }
      var plays: [Simulation]
    }
    guard let data = FileManager.default.contents(atPath: json),
      let earlier = try? JSONDecoder().decode(Earlier.self, from: data)
    else { return [] }
    return Set(
      earlier.plays.flatMap(\.widgets).flatMap {
        $0.pictures.map(\.file) + ($0.strip.map { [$0] } ?? [])
      })
  }
}
