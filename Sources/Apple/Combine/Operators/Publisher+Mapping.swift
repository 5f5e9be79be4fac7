extension Publisher {
  func operation<T>(
    _ step: @escaping (Output) -> Step<T, Failure>
  ) -> Publishers.Map<Self, T> {
    Publishers._Operator(upstream: self) { OperatorBody(step) }
  }

  func trying<T>(
    _ step: @escaping (Output) throws -> Step<T, any Error>
  ) -> Publishers.TryMap<Self, T> {
    Publishers._Operator(upstream: self) {
      OperatorBody(
        step: { value in
          do { return try step(value) } catch { return .fail(error) }
        }, end: { ([], $0.mapError { $0 }) })
    }
  }

  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    operation { .pass(transform($0)) }
  }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    operation { .pass($0[keyPath: keyPath]) }
  }
  public func map<T, U>(
    _ first: KeyPath<Output, T>, _ second: KeyPath<Output, U>
  ) -> Publishers.Map<Self, (T, U)> {
    operation { .pass(($0[keyPath: first], $0[keyPath: second])) }
  }
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> {
    trying { .pass(try transform($0)) }
  }
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    operation { transform($0).map { .pass($0) } ?? .skip }
  }
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryMap<Self, T> {
    trying { try transform($0).map { .pass($0) } ?? .skip }
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    operation { isIncluded($0) ? .pass($0) : .skip }
  }
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryMap<Self, Output> {
    trying { try isIncluded($0) ? .pass($0) : .skip }
  }
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }

  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers._Operator(upstream: self) {
      var result = initialResult
      return OperatorBody { value in
        result = nextPartialResult(result, value)
        return .pass(result)
      }
    }
  }

  public func removeDuplicates(
    by predicate: @escaping (_ previous: Output, _ current: Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers._Operator(upstream: self) {
      var last: Output?
      return OperatorBody { value in
        if let last, predicate(last, value) { return .skip }
        last = value
        return .pass(value)
      }
    }
  }

  public func ignoreOutput() -> Publishers.Filter<Self> { filter { _ in false } }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
