import Foundation

/// One subscriber of a subject.
final class Conduit<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  /// A value that came when nobody was ready for it, where such a one is kept.
  private var kept: Output?
  private let keepsLast: Bool
  private let onCancel: (Conduit) -> Void

  init(
    _ subscriber: AnySubscriber<Output, Failure>, keepsLast: Bool,
    onCancel: @escaping (Conduit) -> Void
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

/// The subscribers of a subject, in the order of their coming, and how it ended.
final class Conduits<Output, Failure: Error> {
  private let lock = NSRecursiveLock()
  private var all: [Conduit<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private var sources: [any Subscription] = []

  func attach(
    _ subscriber: AnySubscriber<Output, Failure>, keepsLast: Bool = false,
    first: Output? = nil
  ) {
    lock.lock()
    let completion = self.completion
    let conduit = Conduit(subscriber, keepsLast: keepsLast) { [weak self] in self?.remove($0) }
    if completion == nil { all.append(conduit) }
    lock.unlock()
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    if let first { conduit.send(first) }
    subscriber.receive(subscription: conduit)
  }

  func send(_ value: Output) {
    for conduit in lock.withLock({ completion == nil ? all : [] }) { conduit.send(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let waiting = lock.withLock {
      guard self.completion == nil else { return [Conduit<Output, Failure>]() }
      self.completion = completion
      defer { all = [] }
      return all
    }
    for conduit in waiting { conduit.send(completion: completion) }
  }

  /// The subject itself subscribes elsewhere.
  func adopt(_ source: any Subscription) {
    lock.withLock { sources.append(source) }
    source.request(.unlimited)
  }

  var isEmpty: Bool { lock.withLock { all.isEmpty } }

  private func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { all.removeAll { $0 === conduit } }
  }

  deinit { for source in sources { source.cancel() } }
}
