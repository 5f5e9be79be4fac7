import DisplayList
import Foundation
import FoundationNetworking

/// The source of answers that is used in place of the network.
package protocol RequestLoader: Sendable {
  /// Answers one request; a redirect is an answer of its own. The completion may be called at once.
  func load(_ request: URLRequest, completion: @escaping @Sendable (LoadedAnswer) -> Void)

  /// Calls `then` when as many seconds have passed as answers take time.
  func wait(_ seconds: Double, then: @escaping @Sendable () -> Void)
}

/// The network as this process's code finds it.
package enum NetworkAccess {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var installed: (any RequestLoader)?
  nonisolated(unsafe) private static var notes: [Diagnostic] = []

  /// The loader that answers every request of URLSession, `Data(contentsOf:)` and AsyncImage; nil where they go to
  /// the network.
  package static var loader: (any RequestLoader)? { lock.withLock { installed } }

  static func set(_ loader: (any RequestLoader)?) { lock.withLock { installed = loader } }

  package static func note(_ code: String, _ message: String) {
    lock.withLock { notes.append(Diagnostic(code: code, message: message)) }
  }

  /// The notes since the last call, each once, in order.
  package static func takeNotes() -> [Diagnostic] {
    lock.withLock {
      defer { notes = [] }
      var seen: Set<Diagnostic> = []
      return notes.filter { seen.insert($0).inserted }
    }
  }
}
