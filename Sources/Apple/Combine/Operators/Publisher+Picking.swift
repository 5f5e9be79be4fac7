extension Publisher {
  public func first() -> Publishers.First<Self> { operation { .last($0) } }
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.First<Self> {
    operation { predicate($0) ? .last($0) : .skip }
  }
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryMap<Self, Output> {
    trying { try predicate($0) ? .last($0) : .skip }
  }

  /// The first `maxLength` values; none at once where that is zero.
  public func prefix(_ maxLength: Int) -> Publishers.Filter<Self> {
    Publishers._Operator(upstream: self) {
      var left = maxLength
      return OperatorBody { value in
        left -= 1
        return left < 0 ? .finish : left == 0 ? .last(value) : .pass(value)
      }
    }
  }
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    operation { predicate($0) ? .pass($0) : .finish }
  }
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers._Merged<Output, Failure> {
    Publishers._Merged { downstream in
      downstream.listen(
        to: publisher, value: { _ in downstream.send(completion: .finished) }, end: { _ in })
      downstream.listen(
        to: self, value: { downstream.send($0) }, end: { downstream.send(completion: $0) })
    }
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Filter<Self> {
    Publishers._Operator(upstream: self) {
      var left = count
      return OperatorBody { value in
        if left > 0 {
          left -= 1
          return .skip
        }
        return .pass(value)
      }
    }
  }
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers._Operator(upstream: self) {
      var isDropping = true
      return OperatorBody { value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .skip : .pass(value)
      }
    }
  }
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers._Merged<Output, Failure> where P.Failure == Failure {
    Publishers._Merged { downstream in
      var isOpen = false
      downstream.listen(
        to: publisher, value: { _ in isOpen = true },
        end: { if case .failure = $0 { downstream.send(completion: $0) } })
      downstream.listen(
        to: self, value: { if isOpen { downstream.send($0) } },
        end: { downstream.send(completion: $0) })
    }
  }

  public func output(at index: Int) -> Publishers.Filter<Self> { output(in: index..<(index + 1)) }
  public func output<R: RangeExpression>(in range: R) -> Publishers.Filter<Self>
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    return Publishers._Operator(upstream: self) {
      var index = -1
      return OperatorBody { value in
        index += 1
        if index >= range.upperBound { return .finish }
        if index < range.lowerBound { return .skip }
        return index == range.upperBound - 1 ? .last(value) : .pass(value)
      }
    }
  }

  public func replaceEmpty(with output: Output) -> Publishers.Filter<Self> {
    Publishers._Operator(upstream: self) {
      var isEmpty = true
      return OperatorBody(
        step: {
          isEmpty = false
          return .pass($0)
        },
        end: { completion in
          if case .finished = completion, isEmpty { return ([output], completion) }
          return ([], completion)
        })
    }
  }
}
