internal import CHermetic

/// Marks the tasks in which a run asks providers, so that their random numbers don't depend on what other code of the
/// process asks for at the same time.
enum RunTask {
  @TaskLocal private static var isRuns = false

  /// Runs the work as the run's. Threads that it starts without tasks aren't recognized.
  static func run(_ work: @escaping @Sendable () async throws -> Void) async throws {
    hermetic_recognize { RunTask.isRuns }
    // A task of its own, so that nothing in it counts as the test's.
    try await Task.detached { try await $isRuns.withValue(true, operation: work) }.value
  }
}
