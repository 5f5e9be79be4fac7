import Foundation
import Intents
import WidgetHost

/// Frames that were made, and what they were made of.
struct FrameRun {
  let products: [DescribedProduct]
  /// Of all frames that were asked for, whichever were made here.
  let plan: Plan
  /// Of the units that were run, in their order.
  let results: [(unit: FrameUnit, result: UnitResult)]
  /// What is wrong with fonts and icons.
  let problems: [String]

  /// - Parameters:
  ///   - choose: which of the plan's units are made, with what; the others aren't.
  static func make(
    _ described: [DescribedProduct], _ options: Options, output: OutputSpec,
    choose: (Plan) throws -> [(product: ProductExecutable, unit: FrameUnit)] = { $0.units }
  ) throws -> FrameRun {
    let plan = try Plan(described, options, output: output)
    let chosen = try choose(plan)
    let units = chosen.map(\.unit)
    let progress = Progress(total: units.count, options)
    let problems = Supplies.problems(thorough: false)
    for note in described.flatMap({ $0.widgets.flatMap(\.notes) }) {
      progress.note("warning: \(note)")
    }
    for warning in plan.warnings { progress.note("warning: \(warning)") }
    for problem in problems { progress.note("error: \(problem)") }
    let results = Host(jobs: options.jobs).run(
      chosen.map { ($0.product, $0.unit) }, onFrame: { progress.frame() },
      onUnit: { index, result in
        let unit = units[index]
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
    return FrameRun(
      products: described, plan: plan,
      results: zip(units, results).map { (unit: $0, result: $1) }, problems: problems)
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
