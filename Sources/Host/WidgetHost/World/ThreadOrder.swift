internal import CHermetic
import DisplayList

/// The order in which a worker's threads run: one at a time, and who is next follows from what the code does alone.
enum ThreadOrder {
  /// The diagnostics that the process has no such order although it should; empty where it has one, or needs none.
  nonisolated(unsafe) private static var missing: [Diagnostic] = []

  /// Begins it, for the rest of the process.
  @MainActor
  static func begin() {
    if !order_begin() {
      missing.append(
        Diagnostic(
          code: "order-not-kept",
          message:
            "The process had threads before its widgets' code could run, so their order is the system's: "
            + "what depends on it may differ from run to run. Start no thread from a static initializer."
        ))
    }
  }

  /// Has objects that are made from now on lie where they would whatever was made before, such as of paths: sets and
  /// dictionaries whose keys hash by identity have an order that follows from it.
  ///
  /// - Parameter phase: what a provider is asked for next; nil before a worker's first.
  static func levelMemory(before phase: PhaseKind? = nil) {
    let index = phase.flatMap { PhaseKind.allCases.firstIndex(of: $0) } ?? -1
    order_level_heap(Int32(clamping: index + 2))
  }

  /// Notes for a frame on an order that isn't kept.
  static var notes: [Diagnostic] {
    guard let reason = order_reason() else { return missing }
    return missing + [
      Diagnostic(
        code: "order-not-kept",
        message:
          "The widget's threads ran in no fixed order from some point on, as \(String(cString: reason)): "
          + "what depends on their order may differ from run to run. Wait by await, a lock, a semaphore or a group."
      )
    ]
  }

  /// Nanoseconds of the system's clock, for measuring: the process's own moves only when its threads wait.
  static var measuredNanoseconds: UInt64 { UInt64(order_system_nanoseconds()) }
}
