extension Publisher {
  private func followed<P: Publisher>(
    by second: P
  ) -> Publishers._Merged<Output, Failure> where P.Output == Output, P.Failure == Failure {
    Publishers._Merged { downstream in
      downstream.listen(
        to: self, value: { downstream.send($0) },
        end: { completion in
          if case .failure = completion { return downstream.send(completion: completion) }
          downstream.listen(
            to: second, value: { downstream.send($0) }, end: { downstream.send(completion: $0) })
        })
    }
  }

  public func append<P: Publisher>(
    _ publisher: P
  ) -> Publishers._Merged<Output, Failure> where P.Output == Output, P.Failure == Failure {
    followed(by: publisher)
  }
  public func append(_ elements: Output...) -> Publishers._Merged<Output, Failure> {
    append(elements)
  }
  public func append<S: Sequence>(_ elements: S) -> Publishers._Merged<Output, Failure>
  where S.Element == Output {
    followed(by: Publishers.Sequence(sequence: elements))
  }

  public func prepend<P: Publisher>(
    _ publisher: P
  ) -> Publishers._Merged<Output, Failure> where P.Output == Output, P.Failure == Failure {
    publisher.followed(by: self)
  }
  public func prepend(_ elements: Output...) -> Publishers._Merged<Output, Failure> {
    prepend(elements)
  }
  public func prepend<S: Sequence>(_ elements: S) -> Publishers._Merged<Output, Failure>
  where S.Element == Output {
    Publishers.Sequence(sequence: elements).followed(by: self)
  }
}
