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
  nonisolated(unsafe) private static var asker = ""
  private static let queue = AnswerQueue()

  static func close(_ source: NetworkSource) {
    lock.withLock {
      network = source.path.map { path in
        RecordedNetwork(path: path, recordingBy: source.isRecording ? NetworkFetch.fetch : nil)
      }
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

  /// Begins a call of the widget's code. Its requests go on with the sequences of answers of earlier calls by the
  /// same asker.
  static func resume(_ asker: String) {
    lock.withLock { self.asker = asker }
    queue.restart()
  }

  /// The same, but the sequences of answers begin anew.
  static func begin(_ asker: String) {
    resume(asker)
    lock.withLock { network }?.restart(for: asker)
  }

  /// Virtual seconds that the call has waited for answers.
  static var elapsed: Double { queue.elapsed }

  /// Lets virtual time pass, for a request whose code waits for the answer without URLSession.
  static func pass(_ delay: Double) { queue.pass(delay) }

  /// Whether the device has no connection: every request fails, as it would there.
  static func setOffline(_ isOffline: Bool) { lock.withLock { self.isOffline = isOffline } }

  /// The answer to a request at the virtual time. What is missing in the fixtures is noted. A redirecting answer
  /// has the request that is to be asked next.
  static func answer(to request: URLRequest) -> NetworkAnswer {
    let (network, isOffline, now, zone, asker) = lock.withLock {
      (self.network, self.isOffline, self.now, self.zone, self.asker)
    }
    if isOffline { return .failure(.notConnectedToInternet) }
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
    let loading = Loading(self)
    Self.queue.give(after: answer.delay) { loading.take()?.give(answer, from: url) }
    self.loading = loading
  }

  private var loading: Loading?

  /// A request that is loaded, until it is stopped.
  private final class Loading: @unchecked Sendable {
    private let lock = NSLock()
    private var gate: NetworkGate?
    init(_ gate: NetworkGate) { self.gate = gate }
    func take() -> NetworkGate? {
      lock.withLock {
        defer { gate = nil }
        return gate
      }
    }
  }

  private func give(_ answer: NetworkAnswer, from url: URL) {
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

  override func stopLoading() { _ = loading?.take() }

  /// The number of redirects that are followed.
  private static let mostRedirects = 20

  /// The answer after all redirects, and the URL that gave it; nil where there are too many.
  private static func lastAnswer(to request: URLRequest) -> (URL, NetworkAnswer)? {
    var request = request
    var delay = 0.0
    for _ in 0...mostRedirects {
      guard let url = request.url else { break }
      var answer = answer(to: request)
      answer.delay += delay
      guard let next = answer.redirect else { return (url, answer) }
      delay = answer.delay
      request = next
    }
    return nil
  }
}
