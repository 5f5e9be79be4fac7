import DataStore

/// A part of a predicate that a store may ask.
protocol ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm
}

extension PredicateExpressions.Variable: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    guard let term = reader.variables[key] else { throw UnsupportedTerm() }
    return term
  }
}

extension PredicateExpressions.Value: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    try reader.captured(value)
  }
}

extension PredicateExpressions.NilLiteral: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    .operand(.value(.null), isOptional: true)
  }
}

extension PredicateExpressions.KeyPath: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    let kind: PredicateExpressions.KeyPathKind =
      switch self.kind {
      case .collectionCount?: .count
      case .collectionIsEmpty?: .isEmpty
      default: .other
      }
    return try reader.property(keyPath, of: reader.term(root), kind: kind)
  }
}

extension PredicateExpressions.ForcedUnwrap: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    try reader.term(inner)
  }
}

extension PredicateExpressions.OptionalFlatMap: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    let wrapped = try reader.term(self.wrapped)
    let result = try reader.with(variable.key, wrapped).term(transform)
    switch result {
    case .condition(let condition):
      // Of nothing it isn't known whether it holds: neither is equal to true or to false.
      return .optionalCondition(condition, try wrapped.isSet())
    case .operand(let operand, _): return .operand(operand, isOptional: true)
    default: return result
    }
  }
}

extension PredicateExpressions.NilCoalesce: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    let (first, second) = (try reader.term(lhs), try reader.term(rhs))
    if case .many = first { return first }
    return .either(first, second)
  }
}

// MARK: Connectives

extension PredicateExpressions.Conjunction: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    .condition(.all([try reader.predicate(lhs), try reader.predicate(rhs)]))
  }
}

extension PredicateExpressions.Disjunction: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    .condition(.any([try reader.predicate(lhs), try reader.predicate(rhs)]))
  }
}

extension PredicateExpressions.Negation: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    .condition(.not(try reader.predicate(wrapped)))
  }
}

extension PredicateExpressions.Conditional: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    let test = try reader.predicate(self.test)
    return .condition(
      .any([
        .all([test, try reader.predicate(trueBranch)]),
        .all([.not(test), try reader.predicate(falseBranch)]),
      ]))
  }
}

// MARK: Comparisons

extension PredicateExpressions.Equal: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    .condition(try TermComparison(reader.term(lhs), .equal, reader.term(rhs)).predicate())
  }
}

extension PredicateExpressions.NotEqual: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    .condition(
      .not(try TermComparison(reader.term(lhs), .equal, reader.term(rhs)).predicate()))
  }
}

extension PredicateExpressions.Comparison: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    let operation: StoreComparison.Operation =
      switch op {
      case .lessThan: .lessThan
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThan: .greaterThan
      case .greaterThanOrEqual: .greaterOrEqual
      @unknown default: throw UnsupportedTerm()
      }
    return .condition(
      try TermComparison(reader.term(lhs), operation, reader.term(rhs)).predicate())
  }
}

extension PredicateExpressions.Range: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    .range(
      try reader.term(lower).operand(), try reader.term(upper).operand(), isClosed: false)
  }
}

extension PredicateExpressions.ClosedRange: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    .range(
      try reader.term(lower).operand(), try reader.term(upper).operand(), isClosed: true)
  }
}

extension PredicateExpressions.RangeExpressionContains: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    guard case .range(let low, let high, let isClosed) = try reader.term(range) else {
      throw UnsupportedTerm()
    }
    let element = try reader.term(element).operand()
    return .condition(
      .all([
        .compare(StoreComparison(element, .greaterOrEqual, low)),
        .compare(StoreComparison(element, isClosed ? .lessOrEqual : .lessThan, high)),
      ]))
  }
}

// MARK: Collections

extension PredicateExpressions.SequenceContains: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    let element = try reader.term(self.element)
    switch try reader.term(sequence) {
    case .values(let items):
      let left = try element.operand()
      // Each on its own: SQL's IN knows no missing value.
      let isNull = StorePredicate.compare(StoreComparison(left, .equal, .value(.null)))
      let rest = items.filter { $0 != .value(.null) }
      let isIn = StorePredicate.compare(StoreComparison(left, .isIn, .list(rest)))
      return .condition(rest.count < items.count ? .any([isNull, isIn]) : isIn)
    case .many(let path, _):
      let model = try element.operand()
      guard case .object = model else { throw UnsupportedTerm() }
      return .condition(
        .quantified(.any, path: path, .compare(StoreComparison(.path([]), .equal, model))))
    default: throw UnsupportedTerm()
    }
  }
}

extension PredicateExpressions.SequenceContainsWhere: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    guard case .many(let path, let type) = try reader.term(sequence) else {
      throw UnsupportedTerm()
    }
    let inner = try reader.inner(variable.key, type).predicate(test)
    return .condition(.quantified(.any, path: path, inner))
  }
}

extension PredicateExpressions.SequenceAllSatisfy: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    guard case .many(let path, let type) = try reader.term(sequence) else {
      throw UnsupportedTerm()
    }
    let inner = try reader.inner(variable.key, type).predicate(test)
    return .condition(.quantified(.all, path: path, inner))
  }
}

extension PredicateReader {
  /// A reader of what is asked of a relationship's models: the outer model is out of its reach.
  fileprivate func inner(
    _ variable: PredicateExpressions.VariableID, _ type: ModelType
  ) -> PredicateReader {
    PredicateReader(variables: [variable: .object([], type)])
  }
}

// MARK: Text

extension PredicateExpressions.CollectionContainsCollection: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    try reader.text(base, .contains, other)
  }
}

extension PredicateExpressions.SequenceStartsWith: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    try reader.text(base, .beginsWith, prefix)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    try reader.text(
      root, .contains, other, [.caseInsensitive, .diacriticInsensitive, .localized])
  }
}

extension PredicateReader {
  fileprivate func text(
    _ base: any PredicateExpression, _ operation: StoreComparison.Operation,
    _ other: any PredicateExpression, _ options: TextComparison.Options = []
  ) throws(UnsupportedTerm) -> StoreTerm {
    let (left, right) = (try term(base).operand(), try term(other).operand())
    // Each text contains the empty one in Swift, none does in a store.
    if right == .value(.text("")), options.isEmpty { return .condition(.constant(true)) }
    if case .list = left { throw UnsupportedTerm() }
    return .condition(.compare(StoreComparison(left, operation, right, options: options)))
  }
}

// MARK: Numbers

extension PredicateExpressions.Arithmetic: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    let sign: StoreOperand.Arithmetic =
      switch op {
      case .add: .add
      case .subtract: .subtract
      case .multiply: .multiply
      @unknown default: throw UnsupportedTerm()
      }
    let (left, right) = (try reader.term(lhs), try reader.term(rhs))
    return .operand(
      .arithmetic(try left.operand(), sign, try right.operand()),
      isOptional: left.isOptional || right.isOptional)
  }
}

extension PredicateExpressions.FloatDivision: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    .operand(
      .arithmetic(try reader.term(lhs).operand(), .divide, try reader.term(rhs).operand()),
      isOptional: true)
  }
}

extension PredicateExpressions.UnaryMinus: ReadableExpression {
  func read(_ reader: PredicateReader) throws(UnsupportedTerm) -> StoreTerm {
    .operand(
      .arithmetic(.value(.integer(0)), .subtract, try reader.term(wrapped).operand()),
      isOptional: false)
  }
}
