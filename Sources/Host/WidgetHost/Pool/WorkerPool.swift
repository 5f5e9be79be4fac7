import Failures
import Foundation

/// A number of worker processes that share the work of a run.
package struct WorkerPool: Sendable {
  /// The number of processes at a time; at least 1.
  package let jobs: Int
  /// The layers of the seal that processes which make frames are started without.
  private let leftOut: SealLayer

  package init(jobs: Int, without leftOut: SealLayer = []) {
    self.jobs = max(1, jobs)
    self.leftOut = leftOut
  }

  // MARK: Descriptions

  /// The number of previews that may end the process that describes a product.
  private static let skipsAllowed = 20

  /// The widgets of a product and its App Shortcuts. A preview that ends the process is left out: drawing it
  /// reports why.
  ///
  /// - Parameter ready: a process of the product to copy; nil for a start of its own.
  /// - Throws: a `Failure`, where its process ends before it has described them.
  package static func description(
    of product: ProductExecutable, in setting: Setting, within limit: Double,
    copying ready: ReadyProcess? = nil
  ) throws -> (widgets: [WidgetSummary], shortcuts: ShortcutsSummary) {
    var skipped: Set<String> = []
    while true {
      let worker = try WorkerProcess(
        product, .describe(setting, skipping: skipped), timeZone: setting.timeZone, copying: ready)
      var shortcuts = ShortcutsSummary()
      var widgets: [WidgetSummary]?
      var preview: String?
      let memoryLimit = FrameBatch.standardMemoryLimit
      let end = worker.follow(within: { limit }, memory: memoryLimit) { event in
        switch event {
        case .shortcuts(let summary): shortcuts = summary
        case .widgets(let summaries): widgets = summaries
        case .previewing(let key, _): preview = key
        default: break
        }
      }
      if let widgets { return (widgets, shortcuts) }
      if let preview, skipped.count < Self.skipsAllowed, skipped.insert(preview).inserted {
        continue
      }
      throw failure(of: product, end, worker, within: limit)
    }
  }

  private static func failure(
    of product: ProductExecutable, _ end: WorkerProcess.End, _ worker: WorkerProcess,
    within limit: Double
  ) -> Failure {
    switch end {
    case .hung:
      Failure(
        "\(product.name) didn't describe its widgets within \(PathPart.number(limit)) s: "
          + (ProcessRoom.shortage ?? "look for a loop in the body of its Widget or WidgetBundle."))
    case .stopped:
      Failure("\(product.name) didn't describe its widgets: \(WorkerProcess.stopMessage)")
    case .overgrown:
      Failure(
        "\(product.name) took more than \(FrameBatch.standardMemoryLimit) MB of memory before it described "
          + "its widgets: look at the body of its Widget or WidgetBundle.")
    case .crowded:
      Failure(
        "\(product.name) started more than \(SealLimits.processes) processes and threads before it described "
          + "its widgets: look at the body of its Widget or WidgetBundle.")
    case .forged(let reason):
      Failure(
        "\(product.name) was ended before it described its widgets: \(reason). Look for code that writes to "
          + "descriptors that it didn't open.")
    case .died, .finished:
      Failure("\(product.name) couldn't describe its widgets: \(CrashReport(worker).message).")
    }
  }

  // MARK: Work

  /// - Parameters:
  ///   - known: processes to copy that there are already.
  ///   - onFrame: called for each frame made, on any thread.
  ///   - onBatch: called for each batch done, on any thread.
  /// - Returns: a result for each batch, in their order.
  package func render(
    _ batches: [(ProductExecutable, FrameBatch)],
    copying known: [ProductExecutable: ReadyProcess] = [:],
    onFrame: @escaping @Sendable () -> Void = {},
    onBatch: @escaping @Sendable (Int, BatchResult) -> Void = { _, _ in }
  ) -> [BatchResult] {
    let ready = readyProcesses(for: batches, known)
    // They end with this thread, which waits here.
    defer { withExtendedLifetime(ready) {} }
    let groups = batches.map { "\($0.path) \($1.kind) \($1.family) \($1.styles.count)" }
    return distribute(batches, BatchResult(), jobs > 1 ? groups : nil) { index, product, batch in
      var supervisor = BatchSupervisor(product: product, leftOut: leftOut, onFrame: onFrame)
      if let ready = ready[product] {
        supervisor.start = { batch in
          try WorkerProcess(
            product, .render(batch), timeZone: batch.setting.timeZone, copying: ready)
        }
      }
      let result = supervisor.run(batch)
      onBatch(index, result)
      return result
    }
  }

  private func readyProcesses(
    for batches: [(ProductExecutable, FrameBatch)], _ known: [ProductExecutable: ReadyProcess]
  ) -> [ProductExecutable: ReadyProcess] {
    guard leftOut.isEmpty else { return [:] }
    return Dictionary(grouping: batches) { $0.0 }.compactMapValues { batches in
      if let ready = known[batches[0].0], batches.allSatisfy({ ready.covers(.render($0.1)) }) {
        return ready
      }
      return ReadyProcess(batches[0].0, batches.map { .render($0.1) }, copies: jobs)
    }
  }

  /// - Parameters:
  ///   - onStep: called for each step of a simulation, on any thread.
  ///   - onRequest: called for each request done, on any thread.
  /// - Returns: a result for each request, in their order.
  package func simulate(
    _ requests: [(ProductExecutable, SimulationRequest)],
    onStep: @escaping @Sendable () -> Void = {},
    onRequest: @escaping @Sendable (Int, SimulationResult) -> Void = { _, _ in }
  ) -> [SimulationResult] {
    distribute(requests, SimulationResult(), nil) { index, product, request in
      let result = SimulationSupervisor(product: product).run(request) { _, _ in onStep() }
      onRequest(index, result)
      return result
    }
  }

  /// Distributes items over as many threads as there are jobs.
  ///
  /// - Parameter groups: the name of each item's group, whose items take about the same time; nil where the items are taken in
  ///   their order.
  private func distribute<Item: Sendable, Result: Sendable>(
    _ items: [(ProductExecutable, Item)], _ none: Result, _ groups: [String]?,
    _ work: @escaping @Sendable (Int, ProductExecutable, Item) -> Result
  ) -> [Result] {
    let queue = ItemQueue(groups ?? items.map { _ in "" }, none)
    let group = DispatchGroup()
    for _ in 0..<min(jobs, items.count) {
      group.enter()
      let thread = Thread {
        while let index = queue.take() {
          let start = DispatchTime.now().uptimeNanoseconds
          let result = work(index, items[index].0, items[index].1)
          queue.put(
            result, at: index, seconds: Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
        }
        group.leave()
      }
      thread.start()
    }
    group.wait()
    return queue.all
  }
}
