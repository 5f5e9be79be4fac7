/// A subject that sends values on and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscriptions = SubjectSubscriptions<Output, Failure>()

  public init() {}

  public func send(_ input: Output) { subscriptions.send(input) }
  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.send(completion: completion)
  }
  public func send(subscription: any Subscription) { subscriptions.adopt(subscription) }
  public func receive<S: Subscriber>(
    subscriber: S
  ) where Output == S.Input, Failure == S.Failure {
    subscriptions.attach(AnySubscriber(subscriber))
  }
}
