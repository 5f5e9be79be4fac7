import DataModels
import Foundation

/// A predicate asked of an object in memory.
package struct PredicateEvaluator {
  package init() {}

  package func holds(_ predicate: StorePredicate, for record: StoreRecord) -> Bool {
    switch predicate {
    case .constant(let value): return value
    case .not(let inner): return !holds(inner, for: record)
    case .all(let parts): return parts.allSatisfy { holds($0, for: record) }
    case .any(let parts): return parts.contains { holds($0, for: record) }
    case .compare(let comparison): return holds(comparison, for: record)
    case .quantified(let quantifier, let path, let inner):
      guard case .many(let members) = RecordValue(record, path: path) else { return false }
      let records = members.compactMap { member -> StoreRecord? in
        if case .record(let record) = member { record } else { nil }
      }
      switch quantifier {
      case .any: return records.contains { holds(inner, for: $0) }
      case .all: return records.allSatisfy { holds(inner, for: $0) }
      case .none: return !records.contains { holds(inner, for: $0) }
      }
    }
  }

  /// A comparison of values alone.
  package func holds(_ comparison: StoreComparison) -> Bool {
    holds(comparison, for: RecordContext.loose(DataEntity(name: "")))
  }

  private func holds(_ comparison: StoreComparison, for record: StoreRecord) -> Bool {
    let left = value(comparison.left, record)
    // Some member of several is enough, as for SQL's joins.
    if case .many(let members) = left, comparison.operation != .isIn {
      if case .value(.null) = value(comparison.right, record) {
        return members.isEmpty == (comparison.operation == .equal)
      }
      let operation = comparison.operation == .contains ? .equal : comparison.operation
      let right = value(comparison.right, record)
      return members.contains { compare($0, operation, right, comparison.options) }
    }
    switch (comparison.operation, comparison.right) {
    case (.isIn, .list(let items)):
      return items.contains { compare(left, .equal, value($0, record), comparison.options) }
    case (.isIn, let container):
      let members = value(container, record)
      if case .many(let values) = members {
        return values.contains { compare(left, .equal, $0, comparison.options) }
      }
      return compare(members, .contains, left, comparison.options)
    case (.between, .list(let ends)) where ends.count == 2:
      return compare(left, .greaterOrEqual, value(ends[0], record), [])
        && compare(left, .lessOrEqual, value(ends[1], record), [])
    default:
      return compare(
        left, comparison.operation, value(comparison.right, record), comparison.options)
    }
  }

  private func compare(
    _ left: RecordValue, _ operation: StoreComparison.Operation, _ right: RecordValue,
    _ options: TextComparison.Options
  ) -> Bool {
    if case .record(let a) = left, case .record(let b) = right {
      return operation == .equal ? a === b : operation == .notEqual && a !== b
    }
    guard let a = left.stored, let b = right.stored else { return false }
    if a.isNull || b.isNull {
      switch operation {
      case .equal: return a.isNull && b.isNull
      // As SQL has it: of a null it isn't known whether it is another value.
      case .notEqual: return b.isNull && !a.isNull
      default: return false
      }
    }
    if case .text(let x) = a, case .text(let y) = b {
      return text(x, operation, y, options)
    }
    switch operation {
    case .equal: return a.equals(b)
    case .notEqual: return !a.equals(b)
    case .lessThan: return a.order(b) == .orderedAscending
    case .lessOrEqual: return a.order(b) != .orderedDescending
    case .greaterThan: return a.order(b) == .orderedDescending
    case .greaterOrEqual: return a.order(b) != .orderedAscending
    case .contains, .beginsWith, .endsWith, .like, .matches, .isIn, .between: return false
    }
  }

  private func text(
    _ a: String, _ operation: StoreComparison.Operation, _ b: String,
    _ options: TextComparison.Options
  ) -> Bool {
    let known: TextComparison.Operation
    switch operation {
    case .equal: known = .equal
    case .notEqual: known = .notEqual
    case .contains: known = .contains
    case .beginsWith: known = .beginsWith
    case .endsWith: known = .endsWith
    case .like: known = .like
    case .matches: known = .matches
    case .lessThan: known = .lessThan
    case .lessOrEqual: known = .lessOrEqual
    case .greaterThan: known = .greaterThan
    case .greaterOrEqual: known = .greaterOrEqual
    case .isIn, .between: return false
    }
    return TextComparison(known, options: options).holds(a, b)
  }

  // MARK: Operands

  private func value(_ operand: StoreOperand, _ record: StoreRecord) -> RecordValue {
    switch operand {
    case .value(let value): return .value(value)
    case .object(let entity, let key):
      let id = RecordID(store: record.id.store, entity: entity, key: key)
      return record.context?.record(id).map(RecordValue.record) ?? .value(.integer(key))
    case .list(let items): return .many(items.map { value($0, record) })
    case .path(let path): return RecordValue(record, path: path)
    case .aggregate(let aggregate, let path): return .value(self.aggregate(aggregate, path, record))
    case .arithmetic(let left, let sign, let right):
      guard let a = value(left, record).stored?.number, let b = value(right, record).stored?.number
      else { return .null }
      switch sign {
      case .add: return .value(.real(a + b))
      case .subtract: return .value(.real(a - b))
      case .multiply: return .value(.real(a * b))
      case .divide: return .value(b == 0 ? .null : .real(a / b))
      case .bitwiseAnd, .bitwiseOr:
        guard let a = Int64(exactly: a), let b = Int64(exactly: b) else { return .null }
        return .value(.integer(sign == .bitwiseAnd ? a & b : a | b))
      }
    case .function(let function, let inner):
      let value = value(inner, record).stored ?? .null
      switch (function, value) {
      case (.lowercase, .text(let text)): return .value(.text(text.lowercased()))
      case (.uppercase, .text(let text)): return .value(.text(text.uppercased()))
      case (.length, .text(let text)): return .value(.integer(Int64(text.count)))
      case (.abs, _): return .value(value.number.map { .real(abs($0)) } ?? .null)
      default: return .null
      }
    }
  }

  private func aggregate(
    _ aggregate: StoreOperand.Aggregate, _ path: [String], _ record: StoreRecord
  ) -> StoredValue {
    guard case .many(let members) = RecordValue(record, path: path) else { return .null }
    if aggregate == .count { return .integer(Int64(members.count)) }
    let numbers = members.compactMap { $0.stored?.number }
    switch aggregate {
    case .sum: return .real(numbers.reduce(0, +))
    case .min: return numbers.min().map(StoredValue.real) ?? .null
    case .max: return numbers.max().map(StoredValue.real) ?? .null
    case .avg:
      return numbers.isEmpty ? .null : .real(numbers.reduce(0, +) / Double(numbers.count))
    case .count: return .null
    }
  }
}
