import Foundation

/// Sends one value, or a failure, once it is there; works from the moment it is made.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [BufferedSubscription<Output, Failure>] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let subscriptions = lock.withLock { () -> [BufferedSubscription<Output, Failure>] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for downstream in subscriptions { downstream.send(result) }
  }

  public func receive<S: Subscriber>(
    subscriber: S
  ) where Output == S.Input, Failure == S.Failure {
    Publishers._Merged<Output, Failure> { downstream in
      let result = self.lock.withLock {
        if self.result == nil { self.waiting.append(downstream) }
        return self.result
      }
      if let result { downstream.send(result) }
    }.receive(subscriber: subscriber)
  }
}

extension BufferedSubscription {
  func send(_ result: Result<Output, Failure>) {
    switch result {
    case .success(let value):
      send(value)
      send(completion: .finished)
    case .failure(let error): send(completion: .failure(error))
    }
  }
}
