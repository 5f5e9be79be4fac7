import Foundation
import Synchronization

/// A worker's events on their way to the parent: each after its length and its code by the worker's key.
final class EventStream: Sendable {
  private let stream: MessageStream
  private let key: MessageKey
  /// The coder of the task's events, and the number of events sent for all tasks.
  private let state = Mutex<(coder: EventCoder, count: UInt64)>((EventCoder(), 0))

  init(_ stream: MessageStream, key: MessageKey) {
    self.stream = stream
    self.key = key
  }

  /// Sends events of this task from now on.
  func begin(_ task: WorkerTask) { state.withLock { $0.coder = EventCoder(task) } }

  func send(_ event: WorkerEvent) throws {
    try state.withLock { state in
      let body = try state.coder.encode(event)
      try stream.write(MessageFormat.head(body.count) + key.code(number: state.count, body) + body)
      state.count += 1
    }
  }

  var output: EventOutput { EventOutput { try self.send($0) } }
}
