/// The queue of what changes the process's world or takes its notes, in the order in which it was asked for.
@MainActor
enum RunQueue {
  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Does the work while no other has the process's world.
  static func alone<Result>(_ work: @MainActor () throws -> Result) async rethrows -> Result {
    await take()
    defer { give() }
    return try work()
  }

  static func take() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  static func give() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
