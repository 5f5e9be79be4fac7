import Foundation

/// The subscription of one subscriber to a subject.
final class SubjectSubscription<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  /// The last value sent without demand, where ``keepsLast`` is set.
  private var kept: Output?
  private let keepsLast: Bool
  private let onCancel: (SubjectSubscription) -> Void

  init(
    _ subscriber: AnySubscriber<Output, Failure>, keepsLast: Bool,
    onCancel: @escaping (SubjectSubscription) -> Void
  ) {
    self.subscriber = subscriber
    self.keepsLast = keepsLast
    self.onCancel = onCancel
  }

  func send(_ value: Output) {
    lock.lock()
    defer { lock.unlock() }
    guard let subscriber else { return }
    guard demand > 0 else {
      if keepsLast { kept = value }
      return
    }
    demand -= 1
    kept = nil
    demand += subscriber.receive(value)
  }

  func send(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let subscriber = self.subscriber
    self.subscriber = nil
    lock.unlock()
    subscriber?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    defer { lock.unlock() }
    self.demand += demand
    if let kept { send(kept) }
  }

  func cancel() {
    lock.withLock {
      subscriber = nil
      kept = nil
    }
    onCancel(self)
  }
}

/// The subscriptions to a subject in the order in which they were made, and its completion.
final class SubjectSubscriptions<Output, Failure: Error> {
  private let lock = NSRecursiveLock()
  private var all: [SubjectSubscription<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private var sources: [any Subscription] = []

  func attach(
    _ subscriber: AnySubscriber<Output, Failure>, keepsLast: Bool = false,
    first: Output? = nil
  ) {
    lock.lock()
    let completion = self.completion
    let subscription = SubjectSubscription(subscriber, keepsLast: keepsLast) { [weak self] in
      self?.remove($0)
    }
    if completion == nil { all.append(subscription) }
    lock.unlock()
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    if let first { subscription.send(first) }
    subscriber.receive(subscription: subscription)
  }

  func send(_ value: Output) {
    for subscription in lock.withLock({ completion == nil ? all : [] }) { subscription.send(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let waiting = lock.withLock {
      guard self.completion == nil else { return [SubjectSubscription<Output, Failure>]() }
      self.completion = completion
      defer { all = [] }
      return all
    }
    for subscription in waiting { subscription.send(completion: completion) }
  }

  /// Keeps a subscription of the subject itself, and requests all its values.
  func adopt(_ source: any Subscription) {
    lock.withLock { sources.append(source) }
    source.request(.unlimited)
  }

  var isEmpty: Bool { lock.withLock { all.isEmpty } }

  private func remove(_ subscription: SubjectSubscription<Output, Failure>) {
    lock.withLock { all.removeAll { $0 === subscription } }
  }

  deinit { for source in sources { source.cancel() } }
}
