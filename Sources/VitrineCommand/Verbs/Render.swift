import Foundation
import Intents
import WidgetHost

/// Makes the frames that the options ask for.
enum Render {
  static func run(
    _ products: [ProductExecutable], _ options: Options, audits: Bool = false
  ) throws -> (report: RunReport, products: [DescribedProduct]) {
    let start = DispatchTime.now().uptimeNanoseconds
    let folder = try OutputFolder(options.out)
    let described = try Products.describe(products, options)
    let output = OutputSpec(
      folder: folder.path, formats: options.formats, includesProduct: products.count > 1,
      hasSelectableSVGText: options.hasSelectableSVGText)
    var plan = try Plan(described, options, output: output)
    for index in plan.units.indices { plan.units[index].unit.audits = audits }
    let units = plan.units
    let progress = Progress(total: plan.units.count, options)
    let problems = Supplies.problems(thorough: false)
    for note in described.flatMap({ $0.widgets.flatMap(\.notes) }) {
      progress.note("warning: \(note)")
    }
    for problem in problems { progress.note("error: \(problem)") }
    let results = Host(jobs: options.jobs).run(
      plan.units.map { ($0.product, $0.unit) }, onFrame: { progress.frame() },
      onUnit: { index, result in
        let unit = units[index].unit
        progress.unit(
          unit.isOfPreviews ? "previews" : "\(unit.kind) \(unit.family)",
          frames: result.frames.count)
        for failure in result.failures { progress.note("error: \(failure.message)") }
        for donation in result.donations where !options.isQuiet {
          progress.note(Self.donated(unit, donation))
        }
        if !options.isQuiet, result.failures.isEmpty, !result.output.isEmpty {
          progress.note(Self.printed(unit, result.output))
        }
      })
    progress.finish()
    let pairs = zip(plan.units, results).map { (unit: $0.unit, result: $1) }
    let manifest = Manifest(
      generator: Version.generator, problems: problems, skipped: plan.skipped,
      results: pairs.map { ($0.unit, $0.result) })
    try folder.finish(manifest)
    let duration = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    let report = RunReport(results: pairs, manifest: manifest, duration: duration)
    try OutputWriter.write(try report.timings(), to: folder.path + "/timings.json")
    return (report, described)
  }

  private static func donated(_ unit: FrameUnit, _ donation: Donations.Record) -> String {
    let values = donation.values.isEmpty ? "" : " (\(donation.values.joined(separator: ", ")))"
    let times =
      donation.relevance.isEmpty ? "" : ", relevant \(donation.relevance.joined(separator: ", "))"
    return "[\(unit.kind) \(unit.family)] donated \(donation.intent)\(values)\(times)"
  }

  /// What the widget's code wrote, so marked.
  private static func printed(_ unit: FrameUnit, _ output: String) -> String {
    output.split(separator: "\n").map { "[\(unit.kind) \(unit.family)] \($0)" }
      .joined(separator: "\n")
  }
}
