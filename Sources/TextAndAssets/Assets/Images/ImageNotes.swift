import Foundation

/// Sentences about images that code made of data, and that couldn't be decoded: whoever draws the frame takes them.
package enum ImageNotes {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var notes: [String] = []
  /// A loop over a thousand damaged pictures needs no more.
  private static let most = 20

  package static func add(_ note: String) {
    lock.withLock {
      if notes.count < most, !notes.contains(note) { notes.append(note) }
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
