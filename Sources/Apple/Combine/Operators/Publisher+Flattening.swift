extension Publisher {
  /// Sends what the publishers made of its values send, in the order in which that comes.
  private func joined<P: Publisher>(
    _ maxPublishers: Subscribers.Demand,
    _ transform: @escaping (Output) -> P
  ) -> Publishers._Merged<P.Output, Failure> where P.Failure == Failure {
    Publishers._Merged { downstream in
      var active = 0
      var isOver = false
      var source: (any Subscription)?
      let subscriber = ClosureSubscriber<Output, Failure>(
        demand: maxPublishers,
        start: {
          source = $0
          return downstream.adopt($0)
        },
        value: { value in
          downstream.lock.withLock {
            active += 1
            downstream.listen(
              to: transform(value), value: { downstream.send($0) },
              end: { completion in
                active -= 1
                if case .failure = completion { return downstream.send(completion: completion) }
                if isOver, active == 0 { return downstream.send(completion: .finished) }
                if maxPublishers != .unlimited { source?.request(.max(1)) }
              })
          }
          return .none
        },
        end: { completion in
          downstream.lock.withLock {
            isOver = true
            if case .failure = completion {
              downstream.send(completion: completion)
            } else if active == 0 {
              downstream.send(completion: .finished)
            }
          }
        })
      self.subscribe(subscriber)
    }
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where Failure == P.Failure {
    joined(maxPublishers, transform)
  }
}

extension Publisher where Failure == Never {
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers._Merged<P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}

extension Publisher {
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers._Merged<P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends what the newest of its publishers sends.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers._Merged { downstream in
      var newest = 0
      var isOver = false
      var isIdle = true
      var current: (any Subscription)?
      downstream.listen(
        to: self,
        value: { publisher in
          newest += 1
          let own = newest
          isIdle = false
          downstream.release(current)
          current?.cancel()
          publisher.subscribe(
            ClosureSubscriber<Output.Output, Failure>(
              start: {
                current = $0
                return downstream.adopt($0)
              },
              value: { value in
                downstream.lock.withLock { if own == newest { downstream.send(value) } }
                return .none
              },
              end: { completion in
                downstream.lock.withLock {
                  guard own == newest else { return }
                  isIdle = true
                  if case .failure = completion { return downstream.send(completion: completion) }
                  if isOver { downstream.send(completion: .finished) }
                }
              }))
        },
        end: { completion in
          isOver = true
          if case .failure = completion { return downstream.send(completion: completion) }
          if isIdle { downstream.send(completion: .finished) }
        })
    }
  }
}
