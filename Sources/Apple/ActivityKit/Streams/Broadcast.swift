/// A source of values for any number of asynchronous streams.
final class Broadcast<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var listeners: [Int: AsyncStream<Value>.Continuation] = [:]
  private var next = 0
  private var isFinished = false

  /// Values from now on, after `first` where there is one.
  func stream(startingWith first: Value? = nil) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream<Value>.makeStream()
    if let first { continuation.yield(first) }
    let (key, isOver) = lock.withLock {
      next += 1
      if !isFinished { listeners[next] = continuation }
      return (next, isFinished)
    }
    if isOver { continuation.finish() }
    continuation.onTermination = { [weak self] _ in
      guard let self else { return }
      self.lock.withLock { _ = self.listeners.removeValue(forKey: key) }
    }
    return stream
  }

  func send(_ value: Value) {
    let all = lock.withLock { listeners }
    for (_, listener) in all.sorted(by: { $0.key < $1.key }) { listener.yield(value) }
  }

  /// Ends all streams.
  func finish() {
    let all = lock.withLock {
      isFinished = true
      defer { listeners = [:] }
      return listeners
    }
    for (_, listener) in all { listener.finish() }
  }
}
