extension Publisher {
  /// One value when the source ends.
  private func folded<T>(
    _ initial: @escaping @autoclosure () -> T, _ fold: @escaping (inout T, Output) -> Void
  ) -> Publishers.Map<Self, T> {
    Publishers._Operator(upstream: self) {
      var result = initial()
      return OperatorBody(
        step: { value in
          fold(&result, value)
          return .skip
        },
        end: { completion in
          if case .failure = completion { return ([], completion) }
          return ([result], completion)
        }, readsAll: true)
    }
  }

  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Map<Self, T> {
    folded(initialResult) { $0 = nextPartialResult($0, $1) }
  }
  public func collect() -> Publishers.Collect<Self> { folded([]) { $0.append($1) } }
  public func count() -> Publishers.Map<Self, Int> { folded(0) { count, _ in count += 1 } }

  /// Arrays of `count` values; the last may be shorter.
  public func collect(_ count: Int) -> Publishers.Collect<Self> {
    Publishers._Operator(upstream: self) {
      var values: [Output] = []
      return OperatorBody(
        step: { value in
          values.append(value)
          guard values.count >= count else { return .skip }
          defer { values = [] }
          return .pass(values)
        },
        end: { completion in
          if case .failure = completion { return ([], completion) }
          return (values.isEmpty ? [] : [values], completion)
        })
    }
  }

  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Map<Self, Output> {
    folded(Output?.none) { best, value in
      best = best.map { areInIncreasingOrder($0, value) ? value : $0 } ?? value
    }.compacted()
  }
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Map<Self, Output> {
    max { areInIncreasingOrder($1, $0) }
  }

  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Map<Self, Bool> {
    folded(true) { $0 = $0 && predicate($1) }
  }
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.Map<Self, Bool> {
    folded(false) { $0 = $0 || predicate($1) }
  }

  public func last() -> Publishers.Map<Self, Output> {
    folded(Output?.none) { $0 = $1 }.compacted()
  }
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Map<Self, Output> {
    folded(Output?.none) { if predicate($1) { $0 = $1 } }.compacted()
  }
}

extension Publishers._Operator {
  /// The same operator, without the values that are nil.
  fileprivate func compacted<T>() -> Publishers._Operator<Upstream, T, Failure>
  where Output == T? {
    let make = make
    return Publishers._Operator<Upstream, T, Failure>(upstream: upstream) {
      let operation = make()
      return OperatorBody<Upstream.Output, Upstream.Failure, T, Failure>(
        step: {
          _ = operation.step($0)
          return .skip
        },
        end: { completion in
          let (values, completion) = operation.end(completion)
          return (values.compactMap { $0 }, completion)
        }, readsAll: true)
    }
  }
}

extension Publisher where Output: Comparable {
  public func max() -> Publishers.Map<Self, Output> { max(by: <) }
  public func min() -> Publishers.Map<Self, Output> { min(by: <) }
}

extension Publisher where Output: Equatable {
  public func contains(_ output: Output) -> Publishers.Map<Self, Bool> {
    contains { $0 == output }
  }
}
