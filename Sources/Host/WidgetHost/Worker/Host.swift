import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// An executable with widgets in it.
package struct ProductExecutable: Hashable, Sendable {
  package let name: String
  package let path: String
  package init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}

/// Has work done by worker processes, some at a time.
package struct Host: Sendable {
  package let jobs: Int

  package init(jobs: Int) { self.jobs = max(1, jobs) }

  /// The widgets of a product.
  /// - Throws: ``HostError``, where its process doesn't live to tell.
  package static func widgets(
    of product: ProductExecutable, in setting: Setting, within limit: Double
  ) throws -> [WidgetSummary] {
    try description(of: product, in: setting, within: limit).widgets
  }

  /// The widgets of a product and its App Shortcuts.
  /// - Throws: ``HostError``, where its process doesn't live to tell.
  package static func description(
    of product: ProductExecutable, in setting: Setting, within limit: Double
  ) throws -> (widgets: [WidgetSummary], shortcuts: ShortcutsSummary) {
    var shortcuts = ShortcutsSummary()
    let sandbox = try WorkerSandbox()
    let worker = try WorkerProcess(
      executable: product.path, task: .describe(setting),
      environment: sandbox.environment(timeZone: setting.timeZone))
    defer { withExtendedLifetime(sandbox) {} }
    while true {
      switch worker.next(within: limit, memory: FrameUnit.standardMemoryLimit) {
      case .event(.shortcuts(let summary)): shortcuts = summary
      case .event(.widgets(let widgets)): return (widgets, shortcuts)
      case .event: continue
      case .hung:
        throw HostError(
          "\(product.name) didn't say within \(PathPart.number(limit)) s which widgets it has: look "
            + "for a loop in the body of its Widget or WidgetBundle.")
      case .overgrown:
        throw HostError(
          "\(product.name) took more than \(FrameUnit.standardMemoryLimit) MB of memory before it said "
            + "which widgets it has: look at the body of its Widget or WidgetBundle.")
      case .ended:
        throw HostError(
          "\(product.name) couldn't say which widgets it has: \(CrashReport(worker).message).")
      }
    }
  }

  /// - Parameters:
  ///   - onFrame: called for each frame made, from any thread.
  ///   - onUnit: called for each unit done, from any thread.
  /// - Returns: a result for each unit, in the order of the units.
  package func run(
    _ units: [(ProductExecutable, FrameUnit)], onFrame: @escaping @Sendable () -> Void = {},
    onUnit: @escaping @Sendable (Int, UnitResult) -> Void = { _, _ in }
  ) -> [UnitResult] {
    share(units, UnitResult()) { index, product, unit in
      let result = UnitSupervisor(product: product, onFrame: onFrame).run(unit)
      onUnit(index, result)
      return result
    }
  }

  /// - Parameters:
  ///   - onStep: called for each step of a play, from any thread.
  ///   - onUnit: called for each unit done, from any thread.
  /// - Returns: a result for each unit, in the order of the units.
  package func play(
    _ units: [(ProductExecutable, PlayUnit)], onStep: @escaping @Sendable () -> Void = {},
    onUnit: @escaping @Sendable (Int, PlayResult) -> Void = { _, _ in }
  ) -> [PlayResult] {
    share(units, PlayResult()) { index, product, unit in
      let result = PlaySupervisor(product: product).run(unit) { _, _ in onStep() }
      onUnit(index, result)
      return result
    }
  }

  /// Has units done by as many threads as there are jobs.
  private func share<Unit: Sendable, Result: Sendable>(
    _ units: [(ProductExecutable, Unit)], _ none: Result,
    _ work: @escaping @Sendable (Int, ProductExecutable, Unit) -> Result
  ) -> [Result] {
    let board = Board(count: units.count, none)
    let group = DispatchGroup()
    for _ in 0..<min(jobs, units.count) {
      group.enter()
      let thread = Thread {
        while let index = board.take() {
          board.put(work(index, units[index].0, units[index].1), at: index)
        }
        group.leave()
      }
      thread.start()
    }
    group.wait()
    return board.all
  }
}

/// Which unit is next, and what came of those done.
private final class Board<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var next = 0
  private var results: [Result]

  init(count: Int, _ none: Result) { results = Array(repeating: none, count: count) }

  func take() -> Int? {
    lock.withLock {
      guard next < results.count else { return nil }
      defer { next += 1 }
      return next
    }
  }
  func put(_ result: Result, at index: Int) { lock.withLock { results[index] = result } }
  var all: [Result] { lock.withLock { results } }
}
