internal import CHermetic
import Foundation

/// The addresses at which the processes that this thread starts keep their data: the same in each run, since the order
/// of a `Set` of objects that hash by their identity follows from them.
package enum FixedAddresses {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var isSaid = false

  static func begin() {
    if !order_fix_addresses(true) { sayThatTheyAreNot() }
  }

  static func end() { _ = order_fix_addresses(false) }

  /// Whether the system allows it.
  package static var areAllowed: Bool {
    defer { end() }
    return order_fix_addresses(true)
  }

  /// Once a run.
  private static func sayThatTheyAreNot() {
    let isFirst = lock.withLock {
      defer { isSaid = true }
      return !isSaid
    }
    guard isFirst else { return }
    let message =
      "warning: this system doesn't let processes keep their data at fixed addresses (personality is refused), so "
      + "the order of a Set or Dictionary whose keys hash by ObjectIdentifier may differ from run to run. In a "
      + "container, allow it: docker run --security-opt seccomp=unconfined.\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}
