import Diagnostics
import DisplayList
import Foundation
import Intents
import Planning
import WidgetHost

/// The frames of one run: planned, and made by workers.
struct FrameRun {
  let products: [DescribedProduct]
  /// The plan of all frames that were asked for, also of those that were not made here.
  let plan: Plan
  /// The batches that were run, in their order.
  let results: [(batch: FrameBatch, result: BatchResult)]
  /// The problems with fonts and icons.
  let problems: [String]

  /// - Parameter choose: returns the batches of the plan that are made, changed where need be.
  static func make(
    _ described: [DescribedProduct], _ request: PlanRequest, _ options: RunOptions,
    output: OutputSpec,
    choose: (Plan) throws -> [(product: ProductExecutable, batch: FrameBatch)] = { $0.batches }
  ) throws -> FrameRun {
    let plan: Plan
    let chosen: [(product: ProductExecutable, batch: FrameBatch)]
    do {
      plan = try Plan(described, request, output: output)
      chosen = try choose(plan)
    } catch {
      output.removeEmptyFolders()
      throw error
    }
    let batches = chosen.map(\.batch)
    let progress = Progress(total: batches.count, options)
    let problems = InstallationCheck.problems(thorough: false)
    for note in described.flatMap({ $0.widgets.flatMap(\.notes) }) {
      progress.note("warning: \(note)")
    }
    for warning in plan.warnings { progress.note("warning: \(warning)") }
    for problem in problems { progress.note("error: \(problem)") }
    if let warning = Seal.takeWarning() { progress.note("warning: \(warning)") }
    let said = RepeatedMessages()
    let results = WorkerPool(jobs: options.jobs).render(
      chosen.map { ($0.product, $0.batch) },
      copying: Dictionary(
        described.compactMap { product in product.ready.map { (product.executable, $0) } },
        uniquingKeysWith: { first, _ in first }),
      onFrame: { progress.frame() },
      onBatch: { index, result in
        let batch = batches[index]
        progress.unit(
          batch.name, frames: result.frames.count { !$0.isLater })
        for failure in result.failures {
          let message = "error: \(failure.message)"
          // One fault that breaks sixty frames is one fault, whatever the frames are called.
          let fault = failure.frameID.map { message.replacing($0, with: "") }
          if said.isNew(message, key: fault) { progress.note(message) }
        }
        if options.isQuiet { return }
        var messages = result.donations.map { Self.donated(batch, $0) }
        if result.failures.isEmpty, !result.output.isEmpty {
          messages.append(Self.printed(batch, result.output))
        }
        for message in messages where said.isNew(message) { progress.note(message) }
      })
    for line in said.repeats { progress.note(line) }
    progress.finish()
    let made = zip(batches, results).map { (batch: $0, result: $1) }
    let frames = made.lazy.flatMap(\.result.frames).map {
      (request: $0.request, diagnostics: $0.diagnostics)
    }
    if !options.isQuiet, let note = LockNote.text(frames) { progress.note(note) }
    return FrameRun(
      products: described.map(\.withoutProcess), plan: plan, results: made, problems: problems)
  }

  /// The messages about products, options and this machine, which are no frame's.
  var notes: [DiagnosticPlace] {
    let ofProducts = products.map { product in
      (
        place: product.executable.name,
        diagnostics: product.widgets.flatMap(\.notes).map { note in
          Diagnostic(code: note.hasPrefix("Resources: ") ? "resource" : "product", message: note)
        }
      )
    }
    let others = [("plan", plan.warnings), ("installation", problems)].map { code, messages in
      (place: code, diagnostics: messages.map { Diagnostic(code: code, message: $0) })
    }
    return ofProducts + others
  }

  private static func donated(_ batch: FrameBatch, _ donation: Donations.Record) -> String {
    let values = donation.values.isEmpty ? "" : " (\(donation.values.joined(separator: ", ")))"
    let times =
      donation.relevance.isEmpty ? "" : ", relevant \(donation.relevance.joined(separator: ", "))"
    return "[\(batch.kind) \(batch.family)] donated \(donation.intent)\(values)\(times)"
  }

  /// The output of a widget's code, each line marked with the widget.
  private static func printed(_ batch: FrameBatch, _ output: String) -> String {
    output.split(separator: "\n").map { "[\(batch.kind) \(batch.family)] \($0)" }
      .joined(separator: "\n")
  }
}
