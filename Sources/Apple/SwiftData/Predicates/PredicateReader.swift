import DataStore

/// The reading of a predicate as a condition for a store.
struct PredicateReader {
  /// The values of the predicate's variables.
  var variables: [PredicateExpressions.VariableID: StoreTerm] = [:]

  /// - Returns: nil where a store can't ask it.
  static func storePredicate<Model: PersistentModel>(
    _ predicate: Predicate<Model>
  ) -> StorePredicate? {
    var reader = PredicateReader()
    reader.variables[predicate.variable.key] = .object([], ModelType.of(Model.self))
    return try? reader.term(predicate.expression).predicate()
  }

  func term(_ expression: any PredicateExpression) throws(UnsupportedTerm) -> StoreTerm {
    guard let readable = expression as? any ReadableExpression else { throw UnsupportedTerm() }
    return try readable.read(self)
  }

  func predicate(_ expression: any PredicateExpression) throws(UnsupportedTerm) -> StorePredicate {
    try term(expression).predicate()
  }

  func with(
    _ variable: PredicateExpressions.VariableID, _ term: StoreTerm
  ) -> PredicateReader {
    var reader = self
    reader.variables[variable] = term
    return reader
  }

  // MARK: Captured values

  func captured(_ value: Any) throws(UnsupportedTerm) -> StoreTerm {
    if let optional = value as? any OptionalType {
      guard let held = optional.held else { return .operand(.value(.null), isOptional: true) }
      return try captured(held)
    }
    if let model = value as? any PersistentModel { return .model(model.persistentModelID) }
    if let id = value as? PersistentIdentifier { return .model(id) }
    if let range = value as? any CapturedRange {
      let (low, high) = range.ends
      return .range(
        try captured(low).operand(), try captured(high).operand(), isClosed: range.isClosed)
    }
    if !(value is String), !(value is Data), let list = value as? any Sequence {
      return .values(try items(list))
    }
    let coding = ValueCoding.of(Swift.type(of: value), place: "#Predicate")
    guard coding.kind != .transformable, let stored = coding.encode(value), !stored.isNull else {
      throw UnsupportedTerm()
    }
    return .operand(.value(stored), isOptional: false)
  }

  private func items(_ list: any Sequence) throws(UnsupportedTerm) -> [StoreOperand] {
    var items: [StoreOperand] = []
    func add<Items: Sequence>(_ list: Items) throws(UnsupportedTerm) {
      for item in list { items.append(try captured(item).operand()) }
    }
    try add(list)
    return items
  }

  // MARK: Key paths

  func property(
    _ keyPath: AnyKeyPath, of root: StoreTerm, kind: PredicateExpressions.KeyPathKind
  ) throws(UnsupportedTerm) -> StoreTerm {
    switch (root, kind) {
    case (.many(let path, _), .count):
      return .operand(.aggregate(.count, path), isOptional: false)
    case (.many(let path, _), .isEmpty):
      return .condition(.quantified(.none, path: path, .constant(true)))
    case (.operand(let operand, _), .isEmpty):
      guard type(of: keyPath).rootType == String.self else { throw UnsupportedTerm() }
      return .condition(.compare(StoreComparison(operand, .equal, .value(.text("")))))
    case (.object(let path, let type), _):
      guard let name = type.name(of: keyPath), let property = type.property(name) else {
        // `persistentModelID`, and `id` where it is the same.
        if Swift.type(of: keyPath).valueType == PersistentIdentifier.self {
          return .object(path, type)
        }
        throw UnsupportedTerm()
      }
      if let destination = property.destination.map(ModelType.of) {
        return property.isToMany
          ? .many(path + [name], destination) : .object(path + [name], destination)
      }
      guard property.coding.kind != .transformable, !property.isEphemeral else {
        throw UnsupportedTerm()
      }
      return .operand(
        .path(path + [name]), isOptional: property.isOptional || !path.isEmpty)
    default: throw UnsupportedTerm()
    }
  }
}

extension PredicateExpressions {
  /// The properties of collections that predicates know.
  enum KeyPathKind { case count, isEmpty, other }
}

/// A range that the code has captured.
protocol CapturedRange {
  var ends: (Any, Any) { get }
  var isClosed: Bool { get }
}

extension Range: CapturedRange {
  var ends: (Any, Any) { (lowerBound, upperBound) }
  var isClosed: Bool { false }
}

extension ClosedRange: CapturedRange {
  var ends: (Any, Any) { (lowerBound, upperBound) }
  var isClosed: Bool { true }
}
