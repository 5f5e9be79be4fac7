import Foundation
import Synchronization

/// A worker's events on their way to the parent: each after its length and its code by the worker's key.
final class EventStream: Sendable {
  private let stream: MessageStream
  private let key: MessageKey
  private let template: FrameRequest?
  /// The number of events sent.
  private let count = Mutex<UInt64>(0)

  /// - Parameter template: the task's.
  init(_ stream: MessageStream, key: MessageKey, template: FrameRequest?) {
    self.stream = stream
    self.key = key
    self.template = template
  }

  func send(_ event: WorkerEvent) throws {
    let body = try MessageFormat.encode(event, by: template)
    try count.withLock { number in
      try stream.write(MessageFormat.head(body.count) + key.code(number: number, body) + body)
      number += 1
    }
  }

  var output: EventOutput { EventOutput { try self.send($0) } }
}
