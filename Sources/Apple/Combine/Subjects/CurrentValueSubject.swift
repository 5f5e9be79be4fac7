import Foundation

/// A subject that keeps its last value and sends it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscriptions = SubjectSubscriptions<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func send(_ input: Output) {
    guard subscriptions.completion == nil else { return }
    lock.withLock { current = input }
    subscriptions.send(input)
  }
  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.send(completion: completion)
  }
  public func send(subscription: any Subscription) { subscriptions.adopt(subscription) }
  public func receive<S: Subscriber>(
    subscriber: S
  ) where Output == S.Input, Failure == S.Failure {
    subscriptions.attach(AnySubscriber(subscriber), keepsLast: true, first: value)
  }
}
