/// The queue of the runs in this process. Only one at a time may change the process's state (clock, environment,
/// network) or read the notes of its frames; the others wait, and follow in the order in which they asked.
@MainActor
enum RunQueue {
  /// Whether a run has the process.
  private(set) static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Does the work while no other run has the process.
  static func run<Result>(_ work: @MainActor () throws -> Result) async rethrows -> Result {
    await acquire()
    defer { release() }
    return try work()
  }

  /// Waits until no other run has the process, and takes it.
  static func acquire() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Leaves the process to the run that has waited longest.
  static func release() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
