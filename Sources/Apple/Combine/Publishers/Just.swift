import Foundation

/// Sends one value, then ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
    Publishers.Sequence<CollectionOfOne<Output>, Never>(sequence: CollectionOfOne(output))
      .receive(subscriber: subscriber)
  }
}

extension Just: Equatable where Output: Equatable {}

/// Ends without a value, or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  public let completeImmediately: Bool
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }
  public func receive<S: Subscriber>(
    subscriber: S
  ) where Output == S.Input, Failure == S.Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func receive<S: Subscriber>(
    subscriber: S
  ) where Output == S.Input, Failure == S.Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}

/// Makes a publisher anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }
  public func receive<S: Subscriber>(
    subscriber: S
  ) where Output == S.Input, Failure == S.Failure {
    createPublisher().subscribe(subscriber)
  }
}

/// Sends one value, or a failure, once it is there; works from the moment it is made.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [Outlet<Output, Failure>] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let outlets = lock.withLock { () -> [Outlet<Output, Failure>] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for outlet in outlets { outlet.send(result) }
  }

  public func receive<S: Subscriber>(
    subscriber: S
  ) where Output == S.Input, Failure == S.Failure {
    Publishers._Joint<Output, Failure> { outlet in
      let result = self.lock.withLock {
        if self.result == nil { self.waiting.append(outlet) }
        return self.result
      }
      if let result { outlet.send(result) }
    }.receive(subscriber: subscriber)
  }
}

extension Outlet {
  func send(_ result: Result<Output, Failure>) {
    switch result {
    case .success(let value):
      send(value)
      send(completion: .finished)
    case .failure(let error): send(completion: .failure(error))
    }
  }
}
