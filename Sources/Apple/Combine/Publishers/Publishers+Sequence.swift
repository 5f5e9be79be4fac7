import Foundation

extension Publishers {
  /// Sends the elements of a sequence, as many as are asked for.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements
    public init(sequence: Elements) { self.sequence = sequence }
    public func receive<S: Subscriber>(
      subscriber: S
    ) where Failure == S.Failure, Output == S.Input {
      subscriber.receive(
        subscription: SequenceSubscription<Elements, S>(sequence.makeIterator(), subscriber))
    }
  }
}

private final class SequenceSubscription<Elements: Swift.Sequence, Down: Subscriber>: Subscription
where Elements.Element == Down.Input {
  private let lock = NSRecursiveLock()
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var down: Down?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ iterator: Elements.Iterator, _ down: Down) {
    self.iterator = iterator
    self.down = down
    next = self.iterator.next()
    if next == nil { demand = .max(1) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    defer { lock.unlock() }
    self.demand += demand
    if isSending { return }
    isSending = true
    defer { isSending = false }
    while self.demand > 0, let value = next, let down {
      next = iterator.next()
      self.demand -= 1
      self.demand += down.receive(value)
    }
    if next == nil, let down {
      self.down = nil
      down.receive(completion: .finished)
    }
  }

  func cancel() { lock.withLock { down = nil } }
}

extension Swift.Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// Sends the value, if there is one.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Wrapped?
    public init(_ output: Wrapped?) { self.output = output }
    public func receive<S: Subscriber>(subscriber: S) where Wrapped == S.Input, S.Failure == Never {
      (output.map { [$0] } ?? []).publisher.receive(subscriber: subscriber)
    }
  }
  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// Sends the value, or fails.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    public let result: Result<Success, Failure>
    public init(_ result: Result<Success, Failure>) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }
    public func receive<S: Subscriber>(
      subscriber: S
    ) where Success == S.Input, Failure == S.Failure {
      Publishers._Merged<Success, Failure> { $0.send(result) }.receive(subscriber: subscriber)
    }
  }
  public var publisher: Publisher { Publisher(self) }
}

/// A recording of values and how they ended.
public struct Record<Output, Failure: Error>: Publisher {
  public let output: [Output]
  public let completion: Subscribers.Completion<Failure>
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.output = output
    self.completion = completion
  }
  public func receive<S: Subscriber>(
    subscriber: S
  ) where Output == S.Input, Failure == S.Failure {
    Publishers._Merged<Output, Failure> { downstream in
      for value in output { downstream.send(value) }
      downstream.send(completion: completion)
    }.receive(subscriber: subscriber)
  }
}
