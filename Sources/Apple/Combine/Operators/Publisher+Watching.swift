extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers._Watched<Self> {
    Publishers._Watched(
      upstream: self, subscription: receiveSubscription, output: receiveOutput,
      completion: receiveCompletion, cancel: receiveCancel, request: receiveRequest)
  }

  /// Writes what happens to the standard output.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers._Watched<Self> {
    let name = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveSubscription: { _ in Swift.print("\(name)receive subscription") },
      receiveOutput: { Swift.print("\(name)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(name)receive \($0)") },
      receiveCancel: { Swift.print("\(name)receive cancel") },
      receiveRequest: { Swift.print("\(name)request \($0)") })
  }

  public func breakpointOnError() -> Self { self }
}

extension Publishers {
  /// A publisher that reports the events that pass through it.
  public struct _Watched<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let subscription: ((any Subscription) -> Void)?
    let output: ((Output) -> Void)?
    let completion: ((Subscribers.Completion<Failure>) -> Void)?
    let cancel: (() -> Void)?
    let request: ((Subscribers.Demand) -> Void)?

    public func receive<S: Subscriber>(
      subscriber: S
    ) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: { source in
            subscription?(source)
            subscriber.receive(
              subscription: WatchedSubscription(source: source, cancel: cancel, request: request))
          },
          receiveValue: { value in
            output?(value)
            return subscriber.receive(value)
          },
          receiveCompletion: { end in
            completion?(end)
            subscriber.receive(completion: end)
          }))
    }
  }
}

private final class WatchedSubscription: Subscription {
  let source: any Subscription
  let onCancel: (() -> Void)?
  let onRequest: ((Subscribers.Demand) -> Void)?

  init(
    source: any Subscription, cancel: (() -> Void)?,
    request: ((Subscribers.Demand) -> Void)?
  ) {
    self.source = source
    onCancel = cancel
    onRequest = request
  }

  func request(_ demand: Subscribers.Demand) {
    onRequest?(demand)
    source.request(demand)
  }
  func cancel() {
    onCancel?()
    source.cancel()
  }
}
