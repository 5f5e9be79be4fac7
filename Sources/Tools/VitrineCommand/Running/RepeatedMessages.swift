import Failures
import Foundation

/// The messages of a run: each is printed when it comes for the first time, and at the end how often it came again.
final class RepeatedMessages: @unchecked Sendable {
  private let lock = NSLock()
  private var counts: [String: Int] = [:]
  /// The first message of each kind, in the order met.
  private var first: [(key: String, message: String)] = []

  /// - Parameters:
  ///   - message: with its level: `error: …`.
  ///   - key: equal for messages that say the same, such as of several frames; nil for the message.
  /// - Returns: whether it is to be printed.
  func isNew(_ message: String, key: String? = nil) -> Bool {
    let key = key ?? message
    return lock.withLock {
      counts[key, default: 0] += 1
      guard counts[key] == 1 else { return false }
      first.append((key, message))
      return true
    }
  }

  /// `59 times more: error: …`, for each message that came again.
  var repeats: [String] {
    lock.withLock {
      first.compactMap { key, message in
        let more = counts[key, default: 1] - 1
        let head = message.split(separator: "\n").first.map(String.init) ?? ""
        // An empty line that a widget prints says nothing.
        guard more > 0, !head.allSatisfy(\.isWhitespace) else { return nil }
        return "\(more) \(more == 1 ? "time" : "times") more: \(PlainText.short(head, 200))"
      }
    }
  }
}
