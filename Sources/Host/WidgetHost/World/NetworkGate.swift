import CHermetic
import DisplayList
import Foundation
import FoundationNetworking
import NetworkFixtures

/// Answers every request of URLSession: with an answer of the fixtures, else with an error. Nothing
/// goes out.
final class NetworkGate: URLProtocol {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var network: RecordedNetwork?
  nonisolated(unsafe) private static var notes: [Diagnostic] = []
  nonisolated(unsafe) private static var isClosed = false
  nonisolated(unsafe) private static var isOffline = false
  nonisolated(unsafe) private static var now = Setting.standardNow
  nonisolated(unsafe) private static var zone = TimeZone.gmt

  static func close(_ source: NetworkSource) {
    lock.withLock {
      network = source.path.map { RecordedNetwork(path: $0) }
      isOffline = false
    }
    _ = registerClass(NetworkGate.self)
    lock.withLock { isClosed = true }
    hermetic_when_denied { host in
      if let host { NetworkGate.note([NetworkNotes.denied("//" + String(cString: host))]) }
    }
  }

  /// Lets everything through again, sessions made meanwhile included.
  static func open() {
    lock.withLock { isClosed = false }
    unregisterClass(NetworkGate.self)
    hermetic_when_denied(nil)
  }

  /// Sessions with a configuration of their own ask only the protocols that it names.
  static func guarding(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
    if lock.withLock({ isClosed }) {
      configuration.protocolClasses = [NetworkGate.self] + (configuration.protocolClasses ?? [])
    }
    return configuration
  }

  // MARK: The virtual world

  /// Sets the virtual time at which requests are made from now on.
  static func move(to setting: Setting) {
    lock.withLock {
      now = setting.now
      zone = TimeZone(identifier: setting.timeZone) ?? .gmt
    }
  }

  /// Begins all sequences of answers anew.
  static func restart() { lock.withLock { network }?.restart() }

  /// Whether the device has no connection: every request fails, as it would there.
  static func setOffline(_ isOffline: Bool) { lock.withLock { self.isOffline = isOffline } }

  /// The answer to a request at the virtual time. What is missing in the fixtures is noted. A redirecting answer
  /// has the request that is to be asked next.
  static func answer(to request: URLRequest) -> NetworkAnswer {
    let (network, isOffline, now, zone) = lock.withLock {
      (self.network, self.isOffline, self.now, self.zone)
    }
    if isOffline { return .failure(.notConnectedToInternet) }
    guard let network else {
      note([NetworkNotes.denied(request)])
      return .failure(.notConnectedToInternet)
    }
    let reply = network.reply(to: request, at: now, in: zone)
    note(reply.notes)
    return reply.answer
  }

  // MARK: Notes

  private static func note(_ new: [Diagnostic]) { lock.withLock { notes += new } }

  /// The notes on the requests since the last call, each once, in order.
  static func takeNotes() -> [Diagnostic] {
    lock.withLock {
      defer { notes = [] }
      var seen: Set<Diagnostic> = []
      return notes.filter { seen.insert($0).inserted }
    }
  }

  // MARK: URLProtocol

  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.isFileURL == false && lock.withLock { isClosed }
  }
  override class func canInit(with task: URLSessionTask) -> Bool {
    task.currentRequest?.url?.isFileURL == false && lock.withLock { isClosed }
  }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let (url, answer) = Self.lastAnswer(to: request) else {
      client?.urlProtocol(self, didFailWithError: URLError(.httpTooManyRedirects))
      return
    }
    if let response = answer.response(for: url) {
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      if !answer.body.isEmpty || answer.error == nil {
        client?.urlProtocol(self, didLoad: answer.body)
      }
    }
    if let error = answer.error {
      client?.urlProtocol(self, didFailWithError: URLError(error))
    } else {
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  override func stopLoading() {}

  /// The number of redirects that are followed.
  private static let mostRedirects = 20

  /// The answer after all redirects, and the URL that gave it; nil where there are too many.
  private static func lastAnswer(to request: URLRequest) -> (URL, NetworkAnswer)? {
    var request = request
    for _ in 0...mostRedirects {
      guard let url = request.url else { break }
      let answer = answer(to: request)
      guard let next = answer.redirect else { return (url, answer) }
      request = next
    }
    return nil
  }
}
