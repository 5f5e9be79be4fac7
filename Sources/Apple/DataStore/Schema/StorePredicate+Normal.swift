import DataModels

extension StorePredicate {
  /// The predicate with each path taken apart at the first relationship to many, as the model has them: what is asked
  /// of a relationship's objects is asked of any of them.
  func normal(_ model: DataModel, _ entity: DataEntity) -> StorePredicate {
    switch self {
    case .constant: return self
    case .not(let inner): return .not(inner.normal(model, entity))
    case .all(let parts): return .all(parts.map { $0.normal(model, entity) })
    case .any(let parts): return .any(parts.map { $0.normal(model, entity) })
    case .compare(var comparison):
      guard case .path(let path) = comparison.left,
        let split = Self.split(path, model, entity)
      else { return self }
      if comparison.right == .value(.null), split.after.isEmpty {
        let isEmpty = StorePredicate.quantified(.none, path: split.before, .constant(true))
        return comparison.operation == .equal ? isEmpty : .not(isEmpty)
      }
      comparison.left = .path(split.after)
      if comparison.operation == .contains, split.after.isEmpty { comparison.operation = .equal }
      return .quantified(
        .any, path: split.before,
        StorePredicate.compare(comparison).normal(model, split.entity))
    case .quantified(let quantifier, let path, let inner):
      guard let split = Self.split(path, model, entity) else {
        // "ANY name == 'x'" of what is no relationship to many.
        return inner.prefixed(path).normal(model, entity)
      }
      let rest = inner.prefixed(split.after).normal(model, split.entity)
      return .quantified(quantifier, path: split.before, rest)
    }
  }

  /// The path up to its first relationship to many, the rest, and the entity between them.
  private static func split(
    _ path: [String], _ model: DataModel, _ entity: DataEntity
  ) -> (before: [String], after: [String], entity: DataEntity)? {
    var current = entity
    for (index, name) in path.enumerated() {
      guard
        let relationship = model.relationships(of: current).first(where: { $0.name == name }),
        let next = model.entity(named: relationship.destination)
      else { return nil }
      if relationship.isToMany {
        return (Array(path[...index]), Array(path[(index + 1)...]), next)
      }
      current = next
    }
    return nil
  }

  /// The predicate asked of what a path leads to.
  private func prefixed(_ path: [String]) -> StorePredicate {
    guard !path.isEmpty else { return self }
    switch self {
    case .constant: return self
    case .not(let inner): return .not(inner.prefixed(path))
    case .all(let parts): return .all(parts.map { $0.prefixed(path) })
    case .any(let parts): return .any(parts.map { $0.prefixed(path) })
    case .compare(var comparison):
      if case .path(let own) = comparison.left { comparison.left = .path(path + own) }
      if case .path(let own) = comparison.right { comparison.right = .path(path + own) }
      return .compare(comparison)
    case .quantified(let quantifier, let own, let inner):
      return .quantified(quantifier, path: path + own, inner)
    }
  }
}
