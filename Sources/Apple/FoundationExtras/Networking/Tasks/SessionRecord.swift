import Foundation
import FoundationNetworking

/// The state of a session beside what Foundation keeps: its running tasks.
final class SessionRecord: @unchecked Sendable {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var records: [ObjectIdentifier: SessionRecord] = [:]

  /// The record of a session.
  static func of(_ session: URLSession) -> SessionRecord {
    lock.withLock {
      let key = ObjectIdentifier(session)
      if let record = records[key], record.session === session { return record }
      let name = session.configuration.identifier
      records = records.filter { $0.value.session != nil || !$0.value.isIdle }
      let record = SessionRecord(session, background: name)
      records[key] = record
      return record
    }
  }

  /// The running tasks of a session, and of other background sessions with its identifier.
  static func running(_ session: URLSession) -> [URLSessionTask] {
    let own = of(session)
    guard let name = own.background else { return own.tasks }
    let all = lock.withLock { Array(records.values) }
    return all.filter { $0.background == name }.flatMap { $0.tasks }
      .sorted { $0.taskIdentifier < $1.taskIdentifier }
  }

  private weak var session: URLSession?
  /// The identifier of a background session; nil for another.
  let background: String?
  private let lock = NSLock()
  private var count = 0
  private var running: [Int: (task: URLSessionTask, transfer: Transfer)] = [:]
  private var atEnd: (@Sendable () -> Void)?
  private var invalidated = false

  private init(_ session: URLSession, background: String?) {
    self.session = session
    self.background = background
  }

  private var isIdle: Bool { lock.withLock { running.isEmpty } }
  var isInvalidated: Bool { lock.withLock { invalidated } }

  func nextIdentifier() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }

  /// The tasks of the session, in the order in which they were created.
  var tasks: [URLSessionTask] {
    lock.withLock { running.sorted { $0.key < $1.key }.map(\.value.task) }
  }

  func add(_ task: URLSessionTask, _ transfer: Transfer) {
    lock.withLock { running[transfer.identifier] = (task, transfer) }
  }

  func remove(_ transfer: Transfer) {
    let end = lock.withLock { () -> (@Sendable () -> Void)? in
      running[transfer.identifier] = nil
      guard running.isEmpty else { return nil }
      defer { atEnd = nil }
      return atEnd
    }
    end?()
  }

  /// Allows no new tasks, and calls `end` when the running ones are over.
  func invalidate(_ end: @escaping @Sendable () -> Void) {
    let isOver = lock.withLock { () -> Bool in
      invalidated = true
      if running.isEmpty { return true }
      atEnd = end
      return false
    }
    if isOver { end() }
  }

  // MARK: Requests

  /// The request as it is sent: with the headers and the timeout of the session's configuration, its body read.
  /// - Throws: where the file of an upload can't be read.
  func whole(
    _ request: URLRequest, upload: UploadBody?, in session: URLSession
  ) throws -> URLRequest {
    var whole = request
    let configuration = session.configuration
    for (name, value) in configuration.httpAdditionalHeaders ?? [:] {
      guard let name = name.base as? String, request.value(forHTTPHeaderField: name) == nil else {
        continue
      }
      whole.setValue("\(value)", forHTTPHeaderField: name)
    }
    // A request that says nothing has 60 seconds.
    if request.timeoutInterval == 60 {
      whole.timeoutInterval = configuration.timeoutIntervalForRequest
    }
    whole.timeoutInterval = min(whole.timeoutInterval, configuration.timeoutIntervalForResource)
    if let data = try upload?.data() {
      whole.httpBody = data
    } else if request.httpBody == nil, let stream = request.httpBodyStream {
      whole.httpBody = stream.readAll()
    }
    return whole
  }
}
