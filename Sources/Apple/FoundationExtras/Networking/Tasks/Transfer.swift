import Foundation
import FoundationNetworking

/// One task's way from its request to the last call of its handler or delegate.
final class Transfer: @unchecked Sendable {
  /// The receiver of the response, the data and the end.
  enum Receiver {
    case delegate
    case data(@Sendable (Data?, URLResponse?, (any Error)?) -> Void)
    case download(@Sendable (URL?, URLResponse?, (any Error)?) -> Void)
    /// All that came, also where an error cut it short; called on no particular queue.
    case inline(@Sendable (LoadedAnswer, (any Error)?) -> Void)
  }

  let session: URLSession
  let record: SessionRecord
  let receiver: Receiver
  let original: URLRequest
  let identifier: Int
  /// The body of an upload, in the place of the request's own.
  private let upload: UploadBody?
  /// Set by the task that this transfer belongs to.
  weak var task: URLSessionTask?

  private let lock = NSLock()
  private var values: Values

  struct Values {
    var state = URLSessionTask.State.suspended
    var request: URLRequest
    var response: URLResponse?
    var error: (any Error)?
    var received: Int64 = 0
    var sent: Int64 = 0
    var expectedToReceive: Int64 = 0
    var delegate: (any FoundationNetworking.URLSessionTaskDelegate)?
    var isStarted = false
    /// The work that begins when the task is resumed.
    var held: (@Sendable () -> Void)?
  }

  /// - Parameters:
  ///   - request: the request, without the headers of the session's configuration.
  ///   - failure: the error that the task ends with at once; nil to ask for an answer.
  init(
    _ session: URLSession, _ request: URLRequest, upload: UploadBody? = nil,
    delegate: (any FoundationNetworking.URLSessionTaskDelegate)? = nil, _ receiver: Receiver,
    failure: URLError.Code? = nil
  ) {
    self.session = session
    record = SessionRecord.of(session)
    self.receiver = receiver
    self.upload = upload
    self.failure = record.isInvalidated ? .cancelled : failure
    original = request
    identifier = record.nextIdentifier()
    sessionDelegate = session.delegate
    queue = session.delegateQueue
    values = Values(request: request)
    values.delegate = delegate
  }

  private let failure: URLError.Code?
  /// Kept, since a session lets go of it when it is invalidated.
  let sessionDelegate: (any FoundationNetworking.URLSessionDelegate)?
  let queue: OperationQueue

  func value<Value>(_ path: KeyPath<Values, Value>) -> Value {
    lock.withLock { values[keyPath: path] }
  }
  func change<Value>(_ path: WritableKeyPath<Values, Value>, to value: Value) {
    lock.withLock { values[keyPath: path] = value }
  }

  /// The task's own delegate, else the session's.
  var delegate: (any FoundationNetworking.URLSessionTaskDelegate)? {
    value(\.delegate) ?? sessionDelegate as? any FoundationNetworking.URLSessionTaskDelegate
  }

  // MARK: States

  func resume() {
    let (starts, held) = lock.withLock { () -> (Bool, (@Sendable () -> Void)?) in
      guard values.state == .suspended else { return (false, nil) }
      values.state = .running
      defer {
        values.isStarted = true
        values.held = nil
      }
      return (!values.isStarted, values.held)
    }
    held?()
    guard starts, let task else { return }
    record.add(task, self)
    if let delegate = delegate as? any URLSessionTaskDelegate {
      queue.addOperation { [self] in delegate.urlSession(session, didCreateTask: task) }
    }
    if record.background != nil, failure == nil {
      BackgroundTransfers.shared.add(self)
    } else {
      start()
    }
  }

  func start() {
    if let failure {
      end(with: failure)
    } else if case .stream = upload, let delegate, let task {
      queue.addOperation { [self] in
        delegate.urlSession(session, task: task) { [self] stream in
          var request = original
          request.httpBody = stream?.readAll()
          ask(request, redirects: 0)
        }
      }
    } else {
      ask(original, redirects: 0)
    }
  }

  func suspend() {
    lock.withLock { if values.state == .running { values.state = .suspended } }
  }

  func cancel() {
    let isOver = lock.withLock { () -> Bool in
      guard values.state == .running || values.state == .suspended else { return true }
      values.state = .canceling
      values.held = nil
      return false
    }
    guard !isOver else { return }
    if let task { record.add(task, self) }
    finish(LoadedAnswer(error: .cancelled))
  }

  /// Completes the task.
  /// - Returns: false where it is completed already.
  func end(_ error: (any Error)?) -> Bool {
    lock.withLock {
      guard values.state != .completed else { return false }
      values.error = error
      values.state = .completed
      return true
    }
  }

  func end(with code: URLError.Code) { take(LoadedAnswer(error: code), redirects: 0) }

  // MARK: Asking

  func ask(_ request: URLRequest, redirects: Int) {
    change(\.request, to: request)
    guard let url = request.url else { return end(with: .badURL) }
    if let answer = LocalAnswer.answer(to: url) { return take(answer, redirects: redirects) }
    // Nothing is cached.
    if request.cachePolicy == .returnCacheDataDontLoad { return end(with: .resourceUnavailable) }
    guard let loader = NetworkAccess.loader else { return end(with: .notConnectedToInternet) }
    do {
      let whole = try record.whole(request, upload: redirects == 0 ? upload : nil, in: session)
      change(\.sent, to: Int64(whole.httpBody?.count ?? 0))
      loader.load(whole) { [self] answer in take(answer, redirects: redirects) }
    } catch {
      end(with: .cannotOpenFile)
    }
  }

  private func take(_ answer: LoadedAnswer, redirects: Int) {
    let isHeld = lock.withLock { () -> Bool in
      guard values.state == .suspended, values.isStarted else { return false }
      values.held = { [self] in take(answer, redirects: redirects) }
      return true
    }
    guard !isHeld, value(\.state) == .running else { return }
    if answer.error == .notConnectedToInternet, answer.response == nil,
      session.configuration.waitsForConnectivity
    {
      return wait()
    }
    if let next = answer.redirect, let response = answer.response as? HTTPURLResponse {
      return redirect(answer, response, to: next, redirects: redirects)
    }
    if challenge(answer, redirects: redirects) { return }
    finish(answer)
  }

  /// A session that waits for connectivity fails only when the time for the whole resource is over.
  private func wait() {
    let limit = session.configuration.timeoutIntervalForResource
    NetworkAccess.note(
      "network-waits",
      "The request to \(original.url?.absoluteString ?? "no URL") waits for a connection, since its session's "
        + "configuration has waitsForConnectivity: a widget's time is over before. Leave it out in a widget, or "
        + "set timeoutIntervalForResource to a few seconds.")
    if let delegate = delegate as? any URLSessionTaskDelegate, let task {
      queue.addOperation { [self] in
        delegate.urlSession(session, taskIsWaitingForConnectivity: task)
      }
    }
    guard limit <= Self.longestWait else { return }
    NetworkAccess.loader?.wait(limit) { [self] in
      if value(\.state) == .running { finish(LoadedAnswer(error: .timedOut)) }
    }
  }

  /// Seconds. A system that waits longer has ended the widget.
  private static let longestWait: Double = 30

  /// CFNetwork's number.
  private static let mostRedirects = 20

  private func redirect(
    _ answer: LoadedAnswer, _ response: HTTPURLResponse, to next: URLRequest, redirects: Int
  ) {
    guard redirects < Self.mostRedirects else {
      return finish(LoadedAnswer(error: .httpTooManyRedirects))
    }
    guard let delegate, let task else { return ask(next, redirects: redirects + 1) }
    queue.addOperation { [self] in
      delegate.urlSession(
        session, task: task, willPerformHTTPRedirection: response, newRequest: next
      ) {
        [self] chosen in
        if let chosen { ask(chosen, redirects: redirects + 1) } else { finish(answer) }
      }
    }
  }
}
