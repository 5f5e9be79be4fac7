import DataStore
import Foundation

/// An object whose values are known by names.
package protocol KeyValueObject {
  func predicateValue(_ path: [String]) -> Any?
  func holds(_ predicate: StorePredicate) -> Bool?
}

extension KeyValueObject {
  package func holds(_ predicate: StorePredicate) -> Bool? { nil }
}

extension Dictionary: KeyValueObject where Key == String {
  package func predicateValue(_ path: [String]) -> Any? {
    guard let first = path.first else { return self }
    guard path.count > 1 else { return self[first] }
    return (self[first] as? any KeyValueObject)?.predicateValue(Array(path.dropFirst()))
  }
}

/// A predicate asked of something that is no object of a store: a text (`SELF MATCHES %@`), a dictionary.
struct KeyValuePredicate {
  private let predicate: StorePredicate

  init(_ predicate: StorePredicate) { self.predicate = predicate }

  func holds(_ object: Any?) -> Bool {
    if let known = (object as? any KeyValueObject)?.holds(predicate) { return known }
    return holds(predicate, object)
  }

  private func holds(_ predicate: StorePredicate, _ object: Any?) -> Bool {
    switch predicate {
    case .constant(let value): value
    case .not(let inner): !holds(inner, object)
    case .all(let parts): parts.allSatisfy { holds($0, object) }
    case .any(let parts): parts.contains { holds($0, object) }
    case .compare(let comparison):
      // A record of one value is asked, so that the rules are written once.
      PredicateEvaluator().holds(bound(comparison, object))
    case .quantified(let quantifier, let path, let inner):
      switch quantifier {
      case .any: members(path, object).contains { holds(inner, $0) }
      case .all: members(path, object).allSatisfy { holds(inner, $0) }
      case .none: !members(path, object).contains { holds(inner, $0) }
      }
    }
  }

  private func bound(_ comparison: StoreComparison, _ object: Any?) -> StoreComparison {
    var bound = comparison
    bound.left = self.bound(comparison.left, object)
    bound.right = self.bound(comparison.right, object)
    return bound
  }

  private func bound(_ operand: StoreOperand, _ object: Any?) -> StoreOperand {
    switch operand {
    case .path(let path): StoreOperand(argument: value(path, object))
    case .list(let items): .list(items.map { bound($0, object) })
    case .arithmetic(let left, let sign, let right):
      .arithmetic(bound(left, object), sign, bound(right, object))
    case .function(let function, let inner): .function(function, bound(inner, object))
    default: operand
    }
  }

  private func value(_ path: [String], _ object: Any?) -> Any? {
    if path.isEmpty { return object }
    if let known = object as? any KeyValueObject { return known.predicateValue(path) }
    return KeyedValues.value(of: object, path)
  }

  private func members(_ path: [String], _ object: Any?) -> [Any] {
    value(path, object) as? [Any] ?? []
  }
}
