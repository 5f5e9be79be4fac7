import DataStore

/// A comparison of two terms, with Swift's rules for what has no value: nil is equal to nil alone.
struct TermComparison {
  private let left: StoreTerm
  private let operation: StoreComparison.Operation
  private let right: StoreTerm

  init(_ left: StoreTerm, _ operation: StoreComparison.Operation, _ right: StoreTerm) {
    self.left = left
    self.operation = operation
    self.right = right
  }

  func predicate() throws(UnsupportedTerm) -> StorePredicate {
    if case .either(let first, let second) = left {
      return try either(first, second) { TermComparison($0, operation, right) }
    }
    if case .either(let first, let second) = right {
      return try either(first, second) { TermComparison(left, operation, $0) }
    }
    if let condition = try truth(left, right) { return condition }
    if let condition = try truth(right, left) { return condition }
    let (a, b) = (try left.operand(), try right.operand())
    if operation == .equal {
      if isNull(a) { return .compare(StoreComparison(b, .equal, .value(.null))) }
      if left.isOptional, right.isOptional, !isNull(b) {
        return .any([
          .compare(StoreComparison(a, .equal, b)),
          .all([
            .compare(StoreComparison(a, .equal, .value(.null))),
            .compare(StoreComparison(b, .equal, .value(.null))),
          ]),
        ])
      }
    }
    return .compare(StoreComparison(a, operation, b))
  }

  private func isNull(_ operand: StoreOperand) -> Bool { operand == .value(.null) }

  private func either(
    _ first: StoreTerm, _ second: StoreTerm, _ make: (StoreTerm) -> TermComparison
  ) throws(UnsupportedTerm) -> StorePredicate {
    let isSet = try first.isSet()
    return .any([
      .all([isSet, try make(first).predicate()]),
      .all([.not(isSet), try make(second).predicate()]),
    ])
  }

  /// `condition == true`
  private func truth(
    _ side: StoreTerm, _ other: StoreTerm
  ) throws(UnsupportedTerm) -> StorePredicate? {
    guard operation == .equal else { return nil }
    switch (side, other) {
    case (.condition(let condition), .operand(.value(.integer(let value)), _)):
      return value != 0 ? condition : .not(condition)
    case (.optionalCondition(let condition, let isSet), .operand(.value(.integer(let value)), _)):
      return .all([isSet, value != 0 ? condition : .not(condition)])
    case (.optionalCondition(_, let isSet), .operand(.value(.null), _)): return .not(isSet)
    case (.condition, _), (.optionalCondition, _): throw UnsupportedTerm()
    default: return nil
    }
  }
}
