import Foundation

/// Sentences about images that a widget's code made of data, and that couldn't be decoded: whoever draws the frame
/// takes them. They are kept during a run alone, since a test's process has code of its own.
package enum ImageNotes {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var notes: [String] = []
  /// A loop over a thousand damaged pictures needs no more.
  private static let most = 20

  nonisolated(unsafe) private static var isRunning = false

  package static func begin() {
    lock.withLock { (notes, isRunning) = ([], true) }
  }

  package static func end() {
    lock.withLock { (notes, isRunning) = ([], false) }
  }

  package static func add(_ note: String) {
    lock.withLock {
      if isRunning, notes.count < most, !notes.contains(note) { notes.append(note) }
    }
  }

  /// The notes since the last call, each once, in order.
  package static func take() -> [String] {
    lock.withLock {
      defer { notes = [] }
      return notes
    }
  }
}
