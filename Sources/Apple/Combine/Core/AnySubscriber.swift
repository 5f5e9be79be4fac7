/// A subscriber whose type is hidden, or one made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let start: ((any Subscription) -> Void)?
  private let value: ((Input) -> Subscribers.Demand)?
  private let end: ((Subscribers.Completion<Failure>) -> Void)?

  public init<S: Subscriber>(_ s: S) where Input == S.Input, Failure == S.Failure {
    combineIdentifier = s.combineIdentifier
    start = { s.receive(subscription: $0) }
    value = { s.receive($0) }
    end = { s.receive(completion: $0) }
  }

  public init<S: Subject>(_ s: S) where Input == S.Output, Failure == S.Failure {
    combineIdentifier = CombineIdentifier(s)
    start = { s.send(subscription: $0) }
    value = {
      s.send($0)
      return .none
    }
    end = { s.send(completion: $0) }
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    start = receiveSubscription
    value = receiveValue
    end = receiveCompletion
  }

  public func receive(subscription: any Subscription) { start?(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { self.value?(value) ?? .none }
  public func receive(completion: Subscribers.Completion<Failure>) { end?(completion) }
}
