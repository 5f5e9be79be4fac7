internal import CHermetic
import DeviceFixtures
import DataStore
import DeviceWorld
import DisplayList
import Foundation
import FoundationExtras
import FoundationNetworking
import NetworkFixtures

/// The way to the network in the frozen world: every request gets an answer of the fixtures, else an error. Nothing
/// goes out.
enum NetworkGate {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var network: RecordedNetwork?
  nonisolated(unsafe) private static var notes: [Diagnostic] = []
  nonisolated(unsafe) private static var isOffline = false
  nonisolated(unsafe) private static var now = Setting.standardNow
  nonisolated(unsafe) private static var zone = TimeZone.gmt
  nonisolated(unsafe) private static var asker = ""
  private static let queue = AnswerQueue()

  static func close(_ source: NetworkSource) {
    lock.withLock {
      network = source.path.map { path in
        RecordedNetwork(path: path, recordingBy: source.isRecording ? NetworkFetch.fetch : nil)
      }
      isOffline = false
    }
    NetworkAccess.install(GateLoader())
    hermetic_when_denied { host in
      if let host { NetworkGate.note([NetworkNotes.denied("//" + String(cString: host))]) }
    }
  }

  /// Lets everything through again.
  static func open() {
    NetworkAccess.removeLoader()
    hermetic_when_denied(nil)
  }

  // MARK: The virtual world

  /// Sets the virtual time at which requests are made from now on.
  static func move(to setting: Setting) {
    lock.withLock {
      now = setting.now
      zone = TimeZone(identifier: setting.timeZone) ?? .gmt
    }
  }

  /// Begins a call of the widget's code. Its requests go on with the sequences of answers of earlier calls by the
  /// same asker.
  static func resume(_ asker: String) {
    lock.withLock { self.asker = asker }
    queue.restart()
  }

  /// The same, but the sequences of answers begin again.
  static func begin(_ asker: String) {
    resume(asker)
    lock.withLock { network }?.restart(for: asker)
  }

  /// Virtual seconds that the call has waited for answers.
  static var elapsed: Double { queue.elapsed }

  /// Calls `then` when virtual time has passed.
  static func wait(_ delay: Double, then: @escaping @Sendable () -> Void) {
    queue.give(after: delay, then)
  }

  /// Whether the device has no connection: every request fails, as it would there.
  static func setOffline(_ isOffline: Bool) { lock.withLock { self.isOffline = isOffline } }

  /// The answer to a request at the virtual time. What is missing in the fixtures is noted. A redirecting answer
  /// has the request that is to be asked next.
  static func answer(to request: URLRequest) -> NetworkAnswer {
    let (network, isOffline, now, zone, asker) = lock.withLock {
      (self.network, self.isOffline, self.now, self.zone, self.asker)
    }
    if isOffline { return .failure(.notConnectedToInternet) }
    if let refused = TransportSecurity.ofProcess.note(on: request) { note([refused]) }
    guard let network else {
      note([NetworkNotes.denied(request)])
      return .failure(.notConnectedToInternet)
    }
    let reply = network.reply(to: request, at: now, in: zone, for: asker)
    note(reply.notes)
    return reply.answer
  }

  // MARK: Notes

  private static func note(_ new: [Diagnostic]) { lock.withLock { notes += new } }

  /// The notes on the requests, on what the device's frameworks were asked, and on stores, since the last call: each once, in
  /// order.
  static func takeNotes() -> [Diagnostic] {
    lock.withLock {
      defer { notes = [] }
      var seen: Set<Diagnostic> = []
      let device = DeviceAnswers.takeUses().map(\.diagnostic)
      return (notes + NetworkAccess.takeNotes() + device + StoreNotes.take()).filter {
        seen.insert($0).inserted
      }
    }
  }
}
