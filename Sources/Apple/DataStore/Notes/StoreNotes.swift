internal import CHermetic
import DisplayList
import Foundation

/// Diagnostics of frames about stores, such as one that is empty or a fixture's row that doesn't fit the model.
package enum StoreNotes {
  nonisolated(unsafe) private static var notes: [Diagnostic] = []
  private static let lock = NSLock()

  package static func add(_ code: String, _ message: String) {
    let note = Diagnostic(code: code, message: message)
    if let collected {
      collected.notes.append(note)
      return
    }
    // Those of a test's own code belong to no frame, though a run in its process takes the notes.
    guard hermetic_is_widgets() else { return }
    lock.withLock { if !notes.contains(note) { notes.append(note) } }
  }

  /// - Parameters:
  ///   - entity: the name of the entity that was fetched. One that the fixture names is as its file says.
  ///   - isInMemory: whether the store is one that fixtures don't fill.
  static func noteEmpty(entity: String, isInMemory: Bool) {
    if isInMemory {
      add(
        "store-empty",
        "The store in memory has no \(entity): what was asked for is an empty list. --store doesn't fill such a store: "
          + "look at the code that should put objects into it.")
      return
    }
    if lock.withLock({ isSettled })(entity) { return }
    add(
      "store-empty",
      "The store has no \(entity): what was asked for is an empty list, as in an app that was just installed. Give "
        + "rows by --store FILE: {\"\(entity)\": [{…}]}.")
  }

  /// Whether a fixture says what stores have of an entity, be it nothing; there is no more to say then.
  nonisolated(unsafe) private static var isSettled: @Sendable (String) -> Bool = { _ in false }

  static func settle(by answer: @escaping @Sendable (String) -> Bool) {
    lock.withLock { isSettled = answer }
  }

  /// The notes that `work` adds, for tests: other threads may add notes at the same time.
  package static func collect(_ work: () -> Void) -> [Diagnostic] {
    $collected.withValue(Collection()) {
      work()
      return told(collected?.notes ?? [])
    }
  }

  private final class Collection: @unchecked Sendable {
    var notes: [Diagnostic] = []
  }

  @TaskLocal private static var collected: Collection?

  package static func note(_ problem: StoreProblem) { add("store-unreadable", problem.message) }

  /// The notes since the last call, each once, in order.
  package static func take() -> [Diagnostic] {
    lock.withLock {
      defer { notes = [] }
      return told(notes)
    }
  }

  /// Without the emptiness of a store that couldn't be used: it follows from that.
  private static func told(_ notes: [Diagnostic]) -> [Diagnostic] {
    notes.contains { $0.code == "store-unreadable" }
      ? notes.filter { $0.code != "store-empty" } : notes
  }
}
