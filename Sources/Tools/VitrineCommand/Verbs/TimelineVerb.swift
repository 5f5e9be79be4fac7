import Arguments
import Diagnostics
import Failures
import Foundation
import Planning
import Site
import WidgetHost

/// `timeline`
struct TimelineVerb: CommandVerb {
  static let name = "timeline"
  static let summary = "simulates hours of system time: reloads, budget, what is on screen"
  static let takesFolder = true
  static let usesWorkers = true

  var frames = FrameOptions()
  var run = RunOptions()
  var pages = PageOptions()
  var moments = MomentOptions()
  var simulation = SimulationOptions()

  static let options = OptionList<TimelineVerb>(
    .group(\.frames, FrameOptions.options.without("phase", "matrix")),
    OptionList<TimelineVerb>(
      // After the time zone, in which a day begins.
      .reading(
        OptionDescription("from", "DATE", "the begin of the simulation, as 2026-01-09 (--now)")
      ) { verb, values in
        verb.simulation.start = try values.start(in: verb.frames.plan.dimensions.base.timeZone)
      },
      .option("hours", "N", "the length of the simulation (24)", \.simulation.hours) {
        try $0.number(in: 0.1...720)
      },
      .option(
        "script", "FILE", "JSON with what happens on the device, and when", \.simulation.script,
        completion: .file
      ) { try $0.last() },
      .option(
        "rules", "FILE", "JSON with figures of the system's, such as dailyBudget",
        \.simulation.rules, completion: .file
      ) { try SystemRules(contentsOf: try $0.last()) }
    ).section(.world),
    .group(\.run, RunOptions.options), .group(\.pages, PageOptions.options),
    .group(\.moments, MomentOptions.options),
    .check { verb, _ in
      // One style: the light one where none is asked for.
      if verb.frames.plan.dimensions.appearances == nil {
        verb.frames.plan.dimensions.appearances = [.light]
      }
    })

  var usedFolders: [UsedFolder] {
    [UsedFolder(path: run.out)]
  }

  func run(in session: CommandSession) throws -> ExitStatus {
    let products = try session.products(for: frames.plan, writingTo: run.out)
    let start = Stopwatch()
    let out = try OutputFolder(run.out)
    // 1. The plan.
    let described = try frames.plan.describe(products)
    let output = OutputSpec(
      folder: out.path, formats: [.png], includesProduct: products.count > 1,
      moments: moments.limit)
    let plans = try SimulationPlan.all(
      try Plan(described, frames.plan, output: output), of: described, simulation)
    // 2. The simulations, one process a product and device.
    let progress = Progress(total: plans.count, run)
    let problems = InstallationCheck.problems(thorough: false)
    var failures = problems
    for problem in problems { progress.note("error: \(problem)") }
    if let warning = Seal.takeWarning() { progress.note("warning: \(warning)") }
    let results = simulate(plans, progress)
    progress.finish()
    for (plan, result) in zip(plans, results) {
      failures += result.failure.map { [$0] } ?? []
      failures += result.record?.widgets.flatMap(\.failures) ?? []
      if !run.isQuiet, !result.output.isEmpty {
        progress.note(
          result.output.split(separator: "\n").map { "[\(plan.request.product)] \($0)" }
            .joined(separator: "\n"))
      }
    }
    for failure in failures.dropFirst(problems.count) { progress.note("error: \(failure)") }
    // 3. The page and the tables.
    var report = SimulationReport(
      zip(plans, results).map { ($0.request, $1, $0.names) }, rules: simulation.rules,
      moments: moments.rule, generator: Version.generator, from: plans[0].request.start,
      to: plans[0].request.end,
      timeZone: plans[0].request.setting.timeZone)
    report.problems = problems.isEmpty ? nil : problems
    let index = try SimulationFiles.write(
      report, to: out, of: session.owner, templates: pages.templates)
    for (plan, result) in zip(plans, results) {
      if let record = result.record {
        session.output.print(TimelineTable.text(plan.request, record))
      }
    }
    let days = results.compactMap(\.record).flatMap(\.widgets)
    let reloads = days.flatMap(\.reloads).count(where: \.verdict.reloads)
    session.output.print(
      "\(days.count) widgets, \(reloads) reloads in \(Stopwatch.text(start.seconds)) s "
        + "→ \(session.output.shown("\(run.out)/\(SimulationFiles.folder)/\(index.lastPathComponent)"))"
    )
    session.output.give(
      TimelineResult(
        page: FramesResult.absolute(
          "\(run.out)/\(SimulationFiles.folder)/\(index.lastPathComponent)"),
        report: report))
    // Those of timelines are in the tables.
    let diagnostics = DiagnosticSummary(groups: report.diagnostics ?? [])
    let told = DiagnosticOutput(run)
    try told.tell(
      diagnostics, saidElsewhere: report.timelineDiagnostics.flatMap(\.diagnostics).map(\.code))
    return max(failures.isEmpty ? .success : .frames, told.status(of: diagnostics))
  }

  private func simulate(_ plans: [SimulationPlan], _ progress: Progress) -> [SimulationResult] {
    WorkerPool(jobs: run.jobs).simulate(
      plans.map { ($0.product, $0.request) }, onStep: { progress.frame() },
      onRequest: { index, result in
        progress.unit(
          "\(plans[index].request.product) on \(plans[index].request.setting.device)",
          frames: result.record?.widgets.reduce(0) { $0 + $1.pictures.count } ?? 0)
      })
  }
}

extension OptionValues {
  /// The begin of a simulation: a date, or a day, which begins at midnight in the time zone.
  fileprivate func start(in zone: String) throws -> Date {
    let text = try last()
    if let date = try? Date(text, strategy: .iso8601) { return date }
    let day = Date.ISO8601FormatStyle(timeZone: TimeZone(identifier: zone) ?? .gmt)
      .year().month().day()
    if let date = try? Date(text, strategy: day) { return date }
    throw Failure.usage(
      "--\(name) wants a day or a date, as 2026-01-09 or 2026-01-09T09:41:00Z, not “\(text)”.")
  }
}
