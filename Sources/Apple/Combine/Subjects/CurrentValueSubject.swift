import Foundation

/// Keeps the last value, and sends it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let conduits = Conduits<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func send(_ input: Output) {
    guard conduits.completion == nil else { return }
    lock.withLock { current = input }
    conduits.send(input)
  }
  public func send(completion: Subscribers.Completion<Failure>) {
    conduits.send(completion: completion)
  }
  public func send(subscription: any Subscription) { conduits.adopt(subscription) }
  public func receive<S: Subscriber>(
    subscriber: S
  ) where Output == S.Input, Failure == S.Failure {
    conduits.attach(AnySubscriber(subscriber), keepsLast: true, first: value)
  }
}
