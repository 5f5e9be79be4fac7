import Foundation
import FoundationNetworking

/// The transfers of background sessions. The system carries them out beside the process that asked for them, and
/// reports the results to it when the widget has already given its timeline.
package final class BackgroundTransfers: @unchecked Sendable {
  package static let shared = BackgroundTransfers()

  private let lock = NSLock()
  private var waiting: [Transfer] = []
  private var running: [Transfer] = []
  private var atEnd: [String: @Sendable () -> Void] = [:]

  func add(_ transfer: Transfer) { lock.withLock { waiting.append(transfer) } }

  func remove(_ transfer: Transfer) {
    guard let name = transfer.record.background else { return }
    let end = lock.withLock { () -> (@Sendable () -> Void)? in
      waiting.removeAll { $0 === transfer }
      running.removeAll { $0 === transfer }
      guard !running.contains(where: { $0.record.background == name }) else { return nil }
      return atEnd.removeValue(forKey: name)
    }
    end?()
  }

  /// The identifiers of the sessions that have transfers to be carried out, each once, in their order.
  package var identifiers: [String] {
    lock.withLock {
      var seen: Set<String> = []
      return waiting.compactMap(\.record.background).filter { seen.insert($0).inserted }
    }
  }

  /// Carries out a session's transfers and reports them to its delegate. `end` is called after the last one.
  package func run(_ identifier: String, end: @escaping @Sendable () -> Void) {
    let transfers = lock.withLock { () -> [Transfer] in
      let own = waiting.filter { $0.record.background == identifier }
      waiting.removeAll { $0.record.background == identifier }
      running += own
      if let last = own.last { atEnd[identifier] = { Self.tellEnd(of: last, then: end) } }
      return own
    }
    if transfers.isEmpty { end() }
    for transfer in transfers { transfer.start() }
  }

  private static func tellEnd(of transfer: Transfer, then end: @escaping @Sendable () -> Void) {
    transfer.queue.addOperation {
      let delegate = transfer.sessionDelegate as? any URLSessionDelegate
      delegate?.urlSessionDidFinishEvents(forBackgroundURLSession: transfer.session)
      end()
    }
  }

  /// Gives up the transfers that wait, as those of an earlier run.
  package func drop() { lock.withLock { waiting = [] } }
}
