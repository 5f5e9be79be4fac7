import Foundation
import Site
import WidgetHost

/// Plays hours of system time and writes what came of it.
enum TimelineVerb {
  /// The folder in the output folder.
  static let folder = "timeline"

  struct Outcome {
    let film: Film
    let tables: [String]
    let failures: [String]
    let index: URL
    let widgets: Int, reloads: Int
    /// Seconds.
    let duration: Double

    /// 4 where a widget failed.
    var exitStatus: Int32 { failures.isEmpty ? 0 : 4 }
  }

  static func run(_ products: [ProductExecutable], _ options: Options) throws -> Outcome {
    let begun = DispatchTime.now().uptimeNanoseconds
    let out = try OutputFolder(options.out)
    let described = try Products.describe(products, options)
    let output = OutputSpec(
      folder: out.path, formats: [.png], includesProduct: products.count > 1)
    let plan = try Plan(described, options, output: output)
    let plays = try PlayPlan.plays(plan, described, options, output)
    let progress = Progress(total: plays.count, options)
    var failures = Supplies.problems(thorough: false)
    for problem in failures { progress.note("error: \(problem)") }
    let results = Host(jobs: options.jobs).play(
      plays.map { ($0.product, $0.unit) }, onStep: { progress.frame() },
      onUnit: { index, result in
        progress.unit(
          "\(plays[index].unit.product) on \(plays[index].unit.setting.device)",
          frames: result.record?.widgets.reduce(0) { $0 + $1.pictures.count } ?? 0)
      })
    progress.finish()
    for (play, result) in zip(plays, results) {
      failures += result.failure.map { [$0] } ?? []
      failures += result.record?.widgets.flatMap(\.failures) ?? []
      if !options.isQuiet, !result.output.isEmpty {
        progress.note(
          result.output.split(separator: "\n").map { "[\(play.unit.product)] \($0)" }
            .joined(separator: "\n"))
      }
    }
    for failure in failures { progress.note("error: \(failure)") }
    let film = Film(
      zip(plays, results).map { ($0.unit, $1, $0.names) }, rules: options.rules,
      generator: Version.generator, from: plays[0].unit.start, to: plays[0].unit.end,
      timeZone: plays[0].unit.setting.timeZone)
    let index = try write(film, to: out, options)
    let days = results.compactMap(\.record).flatMap(\.widgets)
    return Outcome(
      film: film,
      tables: zip(plays, results).compactMap { play, result in
        result.record.map { TimelineTable.text(play.unit, $0) }
      }, failures: failures, index: index, widgets: days.count,
      reloads: days.flatMap(\.reloads).count(where: \.verdict.reloads),
      duration: Double(DispatchTime.now().uptimeNanoseconds - begun) / 1e9)
  }

  private static func write(_ film: Film, to out: OutputFolder, _ options: Options) throws -> URL {
    let json = "\(out.path)/\(folder)/timeline.json"
    let stale = files(in: json).subtracting(
      film.plays.flatMap(\.widgets).flatMap { $0.pictures.map(\.file) + [$0.strip ?? ""] })
    try OutputWriter.write(try film.encoded(), to: json)
    for file in stale.sorted() { out.remove(file, below: folder) }
    return try Site.write(
      film, to: URL(fileURLWithPath: out.path, isDirectory: true),
      templates: options.templates.map { URL(fileURLWithPath: $0, isDirectory: true) })
  }

  /// The pictures that an earlier film names.
  private static func files(in json: String) -> Set<String> {
    struct Earlier: Decodable {
      struct Play: Decodable { var widgets: [Widget] }
      struct Widget: Decodable {
        var pictures: [Picture]
        var strip: String?
      }
      struct Picture: Decodable { var file: String }
      var plays: [Play]
    }
    guard let data = FileManager.default.contents(atPath: json),
      let film = try? JSONDecoder().decode(Earlier.self, from: data)
    else { return [] }
    return Set(
      film.plays.flatMap(\.widgets).flatMap {
        $0.pictures.map(\.file) + ($0.strip.map { [$0] } ?? [])
      })
  }
}
