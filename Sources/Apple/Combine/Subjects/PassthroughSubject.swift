/// Sends on what it is sent, and keeps nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let conduits = Conduits<Output, Failure>()

  public init() {}

  public func send(_ input: Output) { conduits.send(input) }
  public func send(completion: Subscribers.Completion<Failure>) {
    conduits.send(completion: completion)
  }
  public func send(subscription: any Subscription) { conduits.adopt(subscription) }
  public func receive<S: Subscriber>(
    subscriber: S
  ) where Output == S.Input, Failure == S.Failure {
    conduits.attach(AnySubscriber(subscriber))
  }
}
