/// Something that sends values over time to those who subscribe.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  public func subscribe<S: Subscriber>(
    _ subscriber: S
  ) where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  public func subscribe<S: Subject>(
    _ subject: S
  ) -> AnyCancellable where Failure == S.Failure, Output == S.Output {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

/// Where the publishers that operators make live.
public enum Publishers {}

/// Where subscribers live.
public enum Subscribers {}

/// A publisher that waits for `connect()` before it sends.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}
