/// A condition on objects of an entity, as SQL and memory both can ask it.
package indirect enum StorePredicate: Hashable, Sendable {
  case constant(Bool)
  case not(StorePredicate)
  case all([StorePredicate])
  case any([StorePredicate])
  case compare(StoreComparison)
  /// Whether some, or each, object of a relationship fulfils a condition of its own.
  case quantified(Quantifier, path: [String], StorePredicate)

  package enum Quantifier: Hashable, Sendable { case any, all, none }
}

/// A comparison of two operands.
package struct StoreComparison: Hashable, Sendable {
  package var left: StoreOperand
  package var operation: Operation
  package var right: StoreOperand
  package var options: TextComparison.Options

  package init(
    _ left: StoreOperand, _ operation: Operation, _ right: StoreOperand,
    options: TextComparison.Options = []
  ) {
    self.left = left
    self.operation = operation
    self.right = right
    self.options = options
  }

  package enum Operation: Hashable, Sendable {
    case equal, notEqual, lessThan, lessOrEqual, greaterThan, greaterOrEqual
    case contains, beginsWith, endsWith, like, matches
    /// Left is one of the right's values.
    case isIn
    /// The left value is at least the first of the right's two values, and at most the second.
    case between
  }
}

/// An operand of a comparison.
package indirect enum StoreOperand: Hashable, Sendable {
  case value(StoredValue)
  /// The object with a key; the entity is that of its table's.
  case object(entity: String, key: Int64)
  case list([StoreOperand])
  /// A path of names from the object on; an empty one is the object itself.
  case path([String])
  /// The number of objects at a relationship, or another aggregate of an attribute behind it.
  case aggregate(Aggregate, [String])
  case arithmetic(StoreOperand, Arithmetic, StoreOperand)
  case function(Function, StoreOperand)

  package enum Aggregate: String, Hashable, Sendable { case count, sum, min, max, avg }
  package enum Arithmetic: String, Hashable, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case bitwiseAnd = "&"
    case bitwiseOr = "|"
  }
  package enum Function: String, Hashable, Sendable { case lowercase, uppercase, length, abs }
}
