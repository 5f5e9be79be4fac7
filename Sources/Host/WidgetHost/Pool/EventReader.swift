import Foundation

/// The events in the bytes that came from a worker's pipe. Nothing in them is believed that isn't well-formed, of a
/// bounded size and of the worker's key.
struct EventReader {
  /// The most bytes that an event may have. The record of a simulated week has about 2 MB.
  static let byteLimit = 64 << 20
  /// The most bytes that the events of one worker may have together.
  static let totalLimit = 1 << 30
  private static let headByteCount = 4 + MessageKey.codeByteCount

  /// The reason for which what came from the pipe can't be the worker's own messages.
  struct Violation: Error {
    let reason: String
  }

  private let key: MessageKey
  private var coder: EventCoder
  private var received: [UInt8] = []
  private var total = 0
  private var number: UInt64 = 0

  /// - Parameter task: the worker's first; nil where it isn't known.
  init(key: MessageKey, task: WorkerTask? = nil) {
    self.key = key
    coder = EventCoder(task)
  }

  /// Reads the events of another task of the same worker from now on.
  mutating func begin(_ task: WorkerTask) {
    coder = EventCoder(task)
    total = 0
  }

  mutating func append(_ bytes: some Collection<UInt8>) { received += bytes }

  /// The next event; nil where it hasn't come as a whole yet.
  mutating func take() throws(Violation) -> WorkerEvent? {
    guard received.count >= 4 else { return nil }
    let length = (0..<4).reduce(0) { $0 | Int(received[$1]) << ($1 * 8) }
    guard length <= Self.byteLimit else {
      throw Violation(reason: "a message of \(length) bytes was announced")
    }
    guard total + length <= Self.totalLimit else {
      throw Violation(reason: "the messages have more than \(Self.totalLimit >> 20) MB")
    }
    let end = Self.headByteCount + length
    guard received.count >= end else { return nil }
    let body = received[Self.headByteCount..<end]
    guard key.code(number: number, body).elementsEqual(received[4..<Self.headByteCount]) else {
      throw Violation(reason: "a message wasn't written by Vitrine")
    }
    guard let event = coder.decode(body) else {
      throw Violation(reason: "a message can't be read")
    }
    received.removeFirst(end)
    total += length
    number += 1
    return event
  }
}
