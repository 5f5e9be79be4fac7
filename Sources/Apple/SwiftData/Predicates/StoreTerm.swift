import DataStore

/// A part of a predicate as a store has it: a condition, an operand, or several of these.
enum StoreTerm {
  case operand(StoreOperand, isOptional: Bool)
  case condition(StorePredicate)
  /// A condition on what may have no value, and whether it has one.
  case optionalCondition(StorePredicate, StorePredicate)
  /// A relationship to many, from the model on.
  case many([String], ModelType)
  /// A model that the code has captured: its store's key.
  case model(PersistentIdentifier)
  /// The model, or one that it leads to.
  case object([String], ModelType)
  /// Values that the code has captured.
  case values([StoreOperand])
  /// The first of two terms that has a value.
  indirect case either(StoreTerm, StoreTerm)
  /// The ends of a range: the second one is part of it or not.
  case range(StoreOperand, StoreOperand, isClosed: Bool)

  /// The term as a condition.
  func predicate() throws(UnsupportedTerm) -> StorePredicate {
    switch self {
    case .condition(let condition): return condition
    case .optionalCondition(let condition, let isSet): return .all([isSet, condition])
    case .operand(.value(let value), _): return .constant(value.number.map { $0 != 0 } ?? false)
    case .operand(let operand, _):
      return .compare(StoreComparison(operand, .equal, .value(StoredValue(true))))
    case .either(let first, let second):
      return .any([
        .all([try first.isSet(), try first.predicate()]),
        .all([.not(try first.isSet()), try second.predicate()]),
      ])
    default: throw UnsupportedTerm()
    }
  }

  /// Whether there is a value.
  func isSet() throws(UnsupportedTerm) -> StorePredicate {
    switch self {
    case .operand(let operand, let isOptional):
      return isOptional
        ? .compare(StoreComparison(operand, .notEqual, .value(.null))) : .constant(true)
    case .object(let path, _):
      return path.isEmpty
        ? .constant(true) : .compare(StoreComparison(.path(path), .notEqual, .value(.null)))
    case .many, .values, .model, .range: return .constant(true)
    case .optionalCondition(_, let isSet): return isSet
    case .condition, .either: throw UnsupportedTerm()
    }
  }

  func operand() throws(UnsupportedTerm) -> StoreOperand {
    switch self {
    case .operand(let operand, _): return operand
    case .object(let path, _): return .path(path)
    case .model(let id):
      return .object(entity: id.entityName, key: id.record.key)
    case .values(let items): return .list(items)
    default: throw UnsupportedTerm()
    }
  }

  var isOptional: Bool {
    switch self {
    case .operand(_, let isOptional): isOptional
    case .object(let path, _): !path.isEmpty
    default: false
    }
  }
}

/// Thrown where a store can't ask a part of a predicate; it is asked of each model then.
struct UnsupportedTerm: Error {}
