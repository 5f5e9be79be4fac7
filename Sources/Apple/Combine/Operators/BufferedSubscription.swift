import Foundation

/// The subscription of one subscriber to several sources. Values that the subscriber has no demand
/// for are buffered.
final class BufferedSubscription<Output, Failure: Error>: Subscription {
  let lock = NSRecursiveLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var waiting: [Output] = []
  private var completion: Subscribers.Completion<Failure>?
  private var isSending = false
  private var sources: [any Subscription] = []
  private var isCancelled = false

  init(_ subscriber: AnySubscriber<Output, Failure>) { self.subscriber = subscriber }

  /// - Returns: false where the subscription has been cancelled.
  @discardableResult
  func adopt(_ source: any Subscription) -> Bool {
    let isWanted = lock.withLock {
      if isCancelled { return false }
      sources.append(source)
      return true
    }
    if !isWanted { source.cancel() }
    return isWanted
  }

  func release(_ source: (any Subscription)?) {
    guard let source else { return }
    lock.withLock { sources.removeAll { $0.combineIdentifier == source.combineIdentifier } }
  }

  func send(_ value: Output) {
    lock.lock()
    defer { lock.unlock() }
    guard completion == nil, !isCancelled else { return }
    waiting.append(value)
    drain()
  }

  func send(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    defer { lock.unlock() }
    guard self.completion == nil, !isCancelled else { return }
    self.completion = completion
    if case .failure = completion { waiting = [] }
    drain()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    defer { lock.unlock() }
    self.demand += demand
    drain()
  }

  func cancel() {
    let sources = lock.withLock {
      isCancelled = true
      subscriber = nil
      waiting = []
      defer { self.sources = [] }
      return self.sources
    }
    for source in sources { source.cancel() }
  }

  private func drain() {
    if isSending { return }
    isSending = true
    defer { isSending = false }
    var next = 0
    while next < waiting.count, demand > 0, let subscriber {
      demand -= 1
      demand += subscriber.receive(waiting[next])
      next += 1
    }
    waiting.removeFirst(min(next, waiting.count))
    if waiting.isEmpty, let completion, let subscriber {
      self.subscriber = nil
      cancel()
      subscriber.receive(completion: completion)
    }
  }
}

/// A subscriber made of closures that requests values by itself.
final class ClosureSubscriber<Input, Failure: Error>: Subscriber {
  private let demand: Subscribers.Demand
  private let start: (any Subscription) -> Bool
  private let value: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void
  private(set) var subscription: (any Subscription)?

  init(
    demand: Subscribers.Demand = .unlimited, start: @escaping (any Subscription) -> Bool,
    value: @escaping (Input) -> Subscribers.Demand,
    end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.demand = demand
    self.start = start
    self.value = value
    self.end = end
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if start(subscription), demand > 0 { subscription.request(demand) }
  }
  func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}

extension BufferedSubscription {
  /// Subscribes to a further source; its closures run under the lock.
  func listen<P: Publisher>(
    to publisher: P, demand: Subscribers.Demand = .unlimited,
    value: @escaping (P.Output) -> Void,
    end: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) {
    publisher.subscribe(
      ClosureSubscriber<P.Output, P.Failure>(
        demand: demand, start: { self.adopt($0) },
        value: { input in
          self.lock.withLock { value(input) }
          return .none
        },
        end: { completion in self.lock.withLock { end(completion) } }))
  }
}

extension Publishers {
  /// A publisher whose output doesn't follow one upstream value by value: operators that merge several
  /// publishers, or send later.
  public struct _Merged<Output, Failure: Error>: Publisher {
    let start: (BufferedSubscription<Output, Failure>) -> Void

    public func receive<S: Subscriber>(
      subscriber: S
    ) where Output == S.Input, Failure == S.Failure {
      let downstream = BufferedSubscription(AnySubscriber<Output, Failure>(subscriber))
      subscriber.receive(subscription: downstream)
      start(downstream)
    }
  }

  public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> =
    _Merged<NewPublisher.Output, NewPublisher.Failure>
  public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> =
    _Merged<P.Output, P.Failure>
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> =
    _Merged<Upstream.Output, Upstream.Failure>
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> =
    _Merged<Upstream.Output, Upstream.Failure>
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> =
    _Merged<Upstream.Output, Upstream.Failure>
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> =
    _Merged<Upstream.Output, Upstream.Failure>
  public typealias Delay<Upstream: Publisher, Context: Scheduler> =
    _Merged<Upstream.Output, Upstream.Failure>
  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> =
    _Merged<Upstream.Output, NewPublisher.Failure>
  public typealias Retry<Upstream: Publisher> = _Merged<Upstream.Output, Upstream.Failure>
}
