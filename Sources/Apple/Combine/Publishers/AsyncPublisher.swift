/// The values of a publisher, one after another, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P
  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncStream<Carried<P.Output>>.Iterator
    public mutating func next() async -> P.Output? { await base.next()?.value }
  }

  public func makeAsyncIterator() -> Iterator {
    let publisher = publisher
    let stream = AsyncStream<Carried<P.Output>> { continuation in
      let sink = publisher.sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { continuation.yield(Carried(value: $0)) })
      let carried = Carried(value: sink)
      continuation.onTermination = { _ in carried.value.cancel() }
    }
    return Iterator(base: stream.makeAsyncIterator())
  }
}

/// The values of a publisher that may fail, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P
  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncThrowingStream<Carried<P.Output>, any Error>.Iterator
    public mutating func next() async throws -> P.Output? { try await base.next()?.value }
  }

  public func makeAsyncIterator() -> Iterator {
    let publisher = publisher
    let stream = AsyncThrowingStream<Carried<P.Output>, any Error> { continuation in
      let sink = publisher.sink(
        receiveCompletion: { completion in
          switch completion {
          case .finished: continuation.finish()
          case .failure(let error): continuation.finish(throwing: error)
          }
        }, receiveValue: { continuation.yield(Carried(value: $0)) })
      let carried = Carried(value: sink)
      continuation.onTermination = { _ in carried.value.cancel() }
    }
    return Iterator(base: stream.makeAsyncIterator())
  }
}

/// Crosses from the publisher's thread to the reader's, who is the only one to keep it.
private struct Carried<Value>: @unchecked Sendable { let value: Value }

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
  public final var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        var hold: AnyCancellable?
        hold = sink {
          continuation.resume(returning: Carried(value: $0))
          _ = hold
          hold = nil
        }
      }.value
    }
  }
}

extension Future {
  @_disfavoredOverload
  public final var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        var hold: AnyCancellable?
        hold = sink(
          receiveCompletion: { completion in
            if case .failure(let error) = completion { continuation.resume(throwing: error) }
            _ = hold
            hold = nil
          }, receiveValue: { continuation.resume(returning: Carried(value: $0)) })
      }.value
    }
  }
}
