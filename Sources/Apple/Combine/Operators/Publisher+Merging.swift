extension Publishers {
  /// Sends what each of several publishers sends, as it comes.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(
      subscriber: S
    ) where Output == S.Input, Failure == S.Failure {
      _Merged<Output, Failure> { downstream in
        var left = publishers.count
        if left == 0 { return downstream.send(completion: .finished) }
        for publisher in publishers {
          downstream.listen(
            to: publisher, value: { downstream.send($0) },
            end: { completion in
              left -= 1
              if case .failure = completion { return downstream.send(completion: completion) }
              if left == 0 { downstream.send(completion: .finished) }
            })
        }
      }.receive(subscriber: subscriber)
    }
  }

  /// Two publishers of the same values as one.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    public func receive<S: Subscriber>(
      subscriber: S
    ) where Output == S.Input, Failure == S.Failure {
      MergeMany(AnyPublisher(a), AnyPublisher(b)).receive(subscriber: subscriber)
    }
  }

  /// Three publishers of the same values as one.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }
    public func receive<S: Subscriber>(
      subscriber: S
    ) where Output == S.Input, Failure == S.Failure {
      MergeMany(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c)).receive(subscriber: subscriber)
    }
  }

  /// Four publishers of the same values as one.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }
    public func receive<S: Subscriber>(
      subscriber: S
    ) where Output == S.Input, Failure == S.Failure {
      MergeMany(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d)).receive(
        subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Merge(self, other)
  }

  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }

  public func merge<P1: Publisher, P2: Publisher>(
    with p1: P1, _ p2: P2
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    P1.Output == Output, P1.Failure == Failure,
    P2.Output == Output, P2.Failure == Failure
  {
    Publishers.MergeMany([AnyPublisher(self), AnyPublisher(p1), AnyPublisher(p2)])
  }

  public func merge<P1: Publisher, P2: Publisher, P3: Publisher>(
    with p1: P1, _ p2: P2, _ p3: P3
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    P1.Output == Output, P1.Failure == Failure,
    P2.Output == Output, P2.Failure == Failure,
    P3.Output == Output, P3.Failure == Failure
  {
    Publishers.MergeMany([AnyPublisher(self), AnyPublisher(p1), AnyPublisher(p2), AnyPublisher(p3)])
  }

  public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher>(
    with p1: P1, _ p2: P2, _ p3: P3, _ p4: P4
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    P1.Output == Output, P1.Failure == Failure,
    P2.Output == Output, P2.Failure == Failure,
    P3.Output == Output, P3.Failure == Failure,
    P4.Output == Output, P4.Failure == Failure
  {
    Publishers.MergeMany([
      AnyPublisher(self), AnyPublisher(p1), AnyPublisher(p2), AnyPublisher(p3), AnyPublisher(p4),
    ])
  }

  public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P5: Publisher>(
    with p1: P1, _ p2: P2, _ p3: P3, _ p4: P4, _ p5: P5
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    P1.Output == Output, P1.Failure == Failure,
    P2.Output == Output, P2.Failure == Failure,
    P3.Output == Output, P3.Failure == Failure,
    P4.Output == Output, P4.Failure == Failure,
    P5.Output == Output, P5.Failure == Failure
  {
    Publishers.MergeMany([
      AnyPublisher(self), AnyPublisher(p1), AnyPublisher(p2), AnyPublisher(p3), AnyPublisher(p4),
      AnyPublisher(p5),
    ])
  }

  public func merge<
    P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P5: Publisher, P6: Publisher
  >(
    with p1: P1, _ p2: P2, _ p3: P3, _ p4: P4, _ p5: P5, _ p6: P6
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    P1.Output == Output, P1.Failure == Failure,
    P2.Output == Output, P2.Failure == Failure,
    P3.Output == Output, P3.Failure == Failure,
    P4.Output == Output, P4.Failure == Failure,
    P5.Output == Output, P5.Failure == Failure,
    P6.Output == Output, P6.Failure == Failure
  {
    Publishers.MergeMany([
      AnyPublisher(self), AnyPublisher(p1), AnyPublisher(p2), AnyPublisher(p3), AnyPublisher(p4),
      AnyPublisher(p5), AnyPublisher(p6),
    ])
  }

  public func merge<
    P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P5: Publisher, P6: Publisher,
    P7: Publisher
  >(
    with p1: P1, _ p2: P2, _ p3: P3, _ p4: P4, _ p5: P5, _ p6: P6, _ p7: P7
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    P1.Output == Output, P1.Failure == Failure,
    P2.Output == Output, P2.Failure == Failure,
    P3.Output == Output, P3.Failure == Failure,
    P4.Output == Output, P4.Failure == Failure,
    P5.Output == Output, P5.Failure == Failure,
    P6.Output == Output, P6.Failure == Failure,
    P7.Output == Output, P7.Failure == Failure
  {
    Publishers.MergeMany([
      AnyPublisher(self), AnyPublisher(p1), AnyPublisher(p2), AnyPublisher(p3), AnyPublisher(p4),
      AnyPublisher(p5), AnyPublisher(p6), AnyPublisher(p7),
    ])
  }
}
