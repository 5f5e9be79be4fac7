import DataModels
import DataStore

/// The rows of a fetch of dictionaries: properties, paths over relationships and computed values, of each object or of
/// each group of objects.
struct DictionaryRows {
  private let model: DataModel
  /// The names, paths or expressions that are asked for; nil for all attributes.
  private let columns: [Column]?

  private enum Column {
    case path([String])
    case expression(NSExpressionDescription, NSExpression)

    init?(_ property: Any) {
      switch property {
      case let name as String: self = .path(name.split(separator: ".").map(String.init))
      case let description as NSExpressionDescription:
        guard let expression = description.expression else { return nil }
        self = .expression(description, expression)
      case let description as NSPropertyDescription: self = .path([description.name])
      default: return nil
      }
    }

    var key: String {
      switch self {
      case .path(let path): path.joined(separator: ".")
      case .expression(let description, _): description.name
      }
    }
  }

  init(_ properties: [Any]?, _ model: DataModel) {
    columns = properties?.compactMap { Column($0) }
    self.model = model
  }

  /// Whether a row is made of several objects though no groups are asked for.
  var isOne: Bool {
    (columns ?? []).contains {
      if case .expression(_, let expression) = $0 { expression.isAggregate } else { false }
    }
  }

  func row(of record: StoreRecord) throws -> NSDictionary { try row(of: [record], first: record) }

  /// - Parameter records: those of a group, which can be none. Values of one object are the last's.
  func row(of records: [StoreRecord]) throws -> NSDictionary {
    try row(of: records, first: records.last)
  }

  private func row(of records: [StoreRecord], first: StoreRecord?) throws -> NSDictionary {
    let columns =
      columns ?? first.map { model.attributes(of: $0.entity).map { .path([$0.name]) } } ?? []
    let row = NSMutableDictionary()
    for column in columns {
      let value: Any? =
        switch column {
        case .path(let path): first.flatMap { self.value(path, $0) }
        case .expression(let description, let expression):
          try ComputedValue(of: records, first).value(expression).flatMap { value in
            ManagedValue.any(value, description.expressionResultType.kind ?? .undefined)
          }
        }
      if let value { row.setObject(value, forKey: NSString(string: column.key)) }
    }
    return row
  }

  /// - Returns: nil for none, and for the objects of a relationship to many.
  private func value(_ path: [String], _ record: StoreRecord) -> Any? {
    guard let name = path.first else { return NSManagedObjectID(record.id, model) }
    if let relationship = record.relationship(name) {
      guard !relationship.isToMany else { return nil }
      return record.one(name).flatMap { value(Array(path.dropFirst()), $0) }
    }
    guard let attribute = model.attributes(of: record.entity).first(where: { $0.name == name })
    else { return nil }
    return ManagedValue.any(record.value(name), attribute.type)
  }

  /// The objects by their values of properties, in the order in which the first of each came, or where no order is
  /// asked for, in the order of these values.
  func groups(of records: [StoreRecord], by paths: [[String]], isSorted: Bool) -> [[StoreRecord]] {
    var groups: [[StoredValue]: [StoreRecord]] = [:]
    var keys: [[StoredValue]] = []
    for record in records {
      let key = paths.map { ComputedValue.stored($0, record) }
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append(record)
    }
    if !isSorted { keys.sort(by: Self.precedes) }
    return keys.compactMap { groups[$0] }
  }

  private static func precedes(_ a: [StoredValue], _ b: [StoredValue]) -> Bool {
    for (x, y) in zip(a, b) {
      switch x.order(y) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return false
  }

  static func paths(_ properties: [Any]) -> [[String]] {
    properties.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
      .map { $0.split(separator: ".").map(String.init) }
  }
}
