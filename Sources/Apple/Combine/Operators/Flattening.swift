extension Publisher {
  /// Sends what the publishers made of its values send, in the order in which that comes.
  private func joined<P: Publisher>(
    _ maxPublishers: Subscribers.Demand,
    _ transform: @escaping (Output) -> P
  ) -> Publishers._Joint<P.Output, Failure> where P.Failure == Failure {
    Publishers._Joint { outlet in
      var active = 0
      var isOver = false
      var source: (any Subscription)?
      let inlet = Inlet<Output, Failure>(
        demand: maxPublishers,
        start: {
          source = $0
          return outlet.adopt($0)
        },
        value: { value in
          outlet.lock.withLock {
            active += 1
            outlet.listen(
              to: transform(value), value: { outlet.send($0) },
              end: { completion in
                active -= 1
                if case .failure = completion { return outlet.send(completion: completion) }
                if isOver, active == 0 { return outlet.send(completion: .finished) }
                if maxPublishers != .unlimited { source?.request(.max(1)) }
              })
          }
          return .none
        },
        end: { completion in
          outlet.lock.withLock {
            isOver = true
            if case .failure = completion {
              outlet.send(completion: completion)
            } else if active == 0 {
              outlet.send(completion: .finished)
            }
          }
        })
      self.subscribe(inlet)
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
  ) -> Publishers._Joint<P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}

extension Publisher {
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers._Joint<P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends what the newest of its publishers sends.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers._Joint { outlet in
      var newest = 0
      var isOver = false
      var isIdle = true
      var current: (any Subscription)?
      outlet.listen(
        to: self,
        value: { publisher in
          newest += 1
          let own = newest
          isIdle = false
          outlet.release(current)
          current?.cancel()
          publisher.subscribe(
            Inlet<Output.Output, Failure>(
              start: {
                current = $0
                return outlet.adopt($0)
              },
              value: { value in
                outlet.lock.withLock { if own == newest { outlet.send(value) } }
                return .none
              },
              end: { completion in
                outlet.lock.withLock {
                  guard own == newest else { return }
                  isIdle = true
                  if case .failure = completion { return outlet.send(completion: completion) }
                  if isOver { outlet.send(completion: .finished) }
                }
              }))
        },
        end: { completion in
          isOver = true
          if case .failure = completion { return outlet.send(completion: completion) }
          if isIdle { outlet.send(completion: .finished) }
        })
    }
  }
}
