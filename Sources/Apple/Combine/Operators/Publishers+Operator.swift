import Foundation

/// The result of an operator for one value.
enum Step<Output, Failure: Error> {
  case pass(Output)
  case skip
  /// Passes the value, then finishes.
  case last(Output)
  case finish
  case fail(Failure)
}

/// The work of an operator for one subscriber. Its state lives in the closures.
struct OperatorBody<Input, InputFailure: Error, Output, Failure: Error> {
  var step: (Input) -> Step<Output, Failure>
  /// The values sent when the upstream ends, and the completion after them.
  var end: (Subscribers.Completion<InputFailure>) -> ([Output], Subscribers.Completion<Failure>)
  /// The upstream is read to its end, whatever the demand of the subscriber.
  var readsAll = false
}

extension OperatorBody where InputFailure == Failure {
  init(readsAll: Bool = false, _ step: @escaping (Input) -> Step<Output, Failure>) {
    self.init(step: step, end: { ([], $0) }, readsAll: readsAll)
  }
}

extension Publishers {
  /// One value in, at most one out: `map`, `filter` and most others.
  public struct _Operator<Upstream: Publisher, Output, Failure: Error>: Publisher {
    public let upstream: Upstream
    let make: () -> OperatorBody<Upstream.Output, Upstream.Failure, Output, Failure>

    public func receive<S: Subscriber>(
      subscriber: S
    ) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Relay<Upstream.Output, Upstream.Failure, S>(subscriber, make()))
    }
  }

  public typealias Map<Upstream: Publisher, Output> =
    _Operator<Upstream, Output, Upstream.Failure>
  public typealias TryMap<Upstream: Publisher, Output> = _Operator<Upstream, Output, any Error>
  public typealias CompactMap<Upstream: Publisher, Output> = Map<Upstream, Output>
  public typealias Filter<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  public typealias RemoveDuplicates<Upstream: Publisher> = Filter<Upstream>
  public typealias MapError<Upstream: Publisher, Failure: Error> =
    _Operator<Upstream, Upstream.Output, Failure>
  public typealias ReplaceError<Upstream: Publisher> = MapError<Upstream, Never>
  public typealias First<Upstream: Publisher> = Filter<Upstream>
  public typealias Scan<Upstream: Publisher, Output> = Map<Upstream, Output>
  public typealias Collect<Upstream: Publisher> = Map<Upstream, [Upstream.Output]>
  public typealias Decode<Upstream: Publisher, Output, Coder> = TryMap<Upstream, Output>
}

/// The subscriber of the upstream and the subscription of the downstream.
private final class Relay<Input, Failure: Error, Down: Subscriber>: Subscriber, Subscription {
  private let lock = NSRecursiveLock()
  private var down: Down?
  private var upstream: (any Subscription)?
  private let operation: OperatorBody<Input, Failure, Down.Input, Down.Failure>

  init(_ down: Down, _ operation: OperatorBody<Input, Failure, Down.Input, Down.Failure>) {
    self.down = down
    self.operation = operation
  }

  func receive(subscription: any Subscription) {
    guard upstream == nil, let down else { return subscription.cancel() }
    upstream = subscription
    down.receive(subscription: self)
    if operation.readsAll { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    defer { lock.unlock() }
    guard let down else { return .none }
    switch operation.step(input) {
    case .pass(let value):
      let more = down.receive(value)
      return operation.readsAll ? .none : more
    case .skip: return operation.readsAll ? .none : .max(1)
    case .last(let value):
      _ = down.receive(value)
      finish(.finished)
    case .finish: finish(.finished)
    case .fail(let error): finish(.failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    defer { lock.unlock() }
    guard let down else { return }
    let (values, completion) = operation.end(completion)
    upstream = nil
    for value in values { _ = down.receive(value) }
    finish(completion)
  }

  private func finish(_ completion: Subscribers.Completion<Down.Failure>) {
    let source = upstream
    let target = down
    upstream = nil
    down = nil
    source?.cancel()
    target?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    if !operation.readsAll { lock.withLock { upstream }?.request(demand) }
  }

  func cancel() {
    let source = lock.withLock {
      defer {
        upstream = nil
        down = nil
      }
      return upstream
    }
    source?.cancel()
  }
}
