extension Publisher {
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers._Operator(upstream: self) {
      OperatorBody(step: { .pass($0) }, end: { ([], $0.mapError(transform)) })
    }
  }

  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers._Operator(upstream: self) {
      OperatorBody(
        step: { .pass($0) },
        end: { completion in
          if case .failure = completion { return ([output], .finished) }
          return ([], .finished)
        })
    }
  }

  /// A failure here is a mistake in the program: it ends the stream, without a trap.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.MapError<Self, Never> {
    Publishers._Operator(upstream: self) {
      OperatorBody(step: { .pass($0) }, end: { _ in ([], .finished) })
    }
  }

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers._Merged { downstream in
      downstream.listen(
        to: self, value: { downstream.send($0) },
        end: { completion in
          switch completion {
          case .finished: downstream.send(completion: .finished)
          case .failure(let error):
            downstream.listen(
              to: handler(error), value: { downstream.send($0) },
              end: { downstream.send(completion: $0) })
          }
        })
    }
  }

  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers._Merged<Output, any Error> where P.Output == Output {
    Publishers._Merged { downstream in
      downstream.listen(
        to: self, value: { downstream.send($0) },
        end: { completion in
          guard case .failure(let error) = completion else {
            return downstream.send(completion: .finished)
          }
          do {
            downstream.listen(
              to: try handler(error), value: { downstream.send($0) },
              end: { downstream.send(completion: $0.mapError { $0 }) })
          } catch {
            downstream.send(completion: .failure(error))
          }
        })
    }
  }

  /// Subscribes again after a failure, at most so many times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers._Merged { downstream in
      func attempt(_ left: Int) {
        downstream.listen(
          to: self, value: { downstream.send($0) },
          end: { completion in
            if case .failure = completion, left > 0 {
              attempt(left - 1)
            } else {
              downstream.send(completion: completion)
            }
          })
      }
      attempt(retries)
    }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.MapError<Self, E> {
    Publishers._Operator(upstream: self) {
      OperatorBody(step: { .pass($0) }, end: { _ in ([], .finished) })
    }
  }
}
