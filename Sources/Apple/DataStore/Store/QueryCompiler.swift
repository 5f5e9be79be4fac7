import DataModels
import Foundation

/// A predicate as a condition in SQL. What SQL can't ask is left to memory.
struct QueryCompiler {
  /// Thrown where a part has no SQL.
  struct Unsupported: Error {}

  let schema: StoreSchema
  private(set) var values: [StoredValue] = []
  private(set) var joins: [String] = []
  private var aliases: [[String]: (alias: String, entity: DataEntity)] = [:]
  private var count = 0
  private let root: DataEntity
  private let rootAlias: String

  init(_ schema: StoreSchema, entity: DataEntity, alias: String = "t0") {
    self.schema = schema
    root = entity
    rootAlias = alias
  }

  mutating func condition(_ predicate: StorePredicate) throws -> String {
    switch predicate {
    case .constant(let value): return value ? "1" : "0"
    case .not(let inner): return "NOT IFNULL(\(try condition(inner)), 0)"
    case .all(let parts):
      return parts.isEmpty
        ? "1" : "(" + (try parts.map { try condition($0) }).joined(separator: " AND ") + ")"
    case .any(let parts):
      return parts.isEmpty
        ? "0" : "(" + (try parts.map { try condition($0) }).joined(separator: " OR ") + ")"
    case .compare(let comparison): return try condition(comparison)
    case .quantified(let quantifier, let path, let inner):
      return try condition(quantifier, path, inner)
    }
  }

  // MARK: Comparisons

  private mutating func condition(_ comparison: StoreComparison) throws -> String {
    switch comparison.operation {
    case .equal: return try equality(comparison, isEqual: true)
    case .notEqual: return try equality(comparison, isEqual: false)
    case .lessThan: return try order(comparison, "<", .lessThan)
    case .lessOrEqual: return try order(comparison, "<=", .lessOrEqual)
    case .greaterThan: return try order(comparison, ">", .greaterThan)
    case .greaterOrEqual: return try order(comparison, ">=", .greaterOrEqual)
    case .contains: return try text(comparison, .contains)
    case .beginsWith: return try text(comparison, .beginsWith)
    case .endsWith: return try text(comparison, .endsWith)
    case .like: return try text(comparison, .like)
    case .matches: return try text(comparison, .matches)
    case .isIn:
      guard case .list(let items) = comparison.right, comparison.options.isEmpty else {
        throw Unsupported()
      }
      if items.isEmpty { return "0" }
      let left = try operand(comparison.left)
      return "\(left) IN (\(try items.map { try operand($0) }.joined(separator: ", ")))"
    case .between:
      guard case .list(let ends) = comparison.right, ends.count == 2 else { throw Unsupported() }
      let left = try operand(comparison.left)
      return "\(left) BETWEEN \(try operand(ends[0])) AND \(try operand(ends[1]))"
    }
  }

  private mutating func equality(_ comparison: StoreComparison, isEqual: Bool) throws -> String {
    if comparison.right == .value(.null) || comparison.left == .value(.null) {
      let side = comparison.right == .value(.null) ? comparison.left : comparison.right
      if case .path(let path) = side, try isToMany(path) { throw Unsupported() }
      return "\(try operand(side)) IS \(isEqual ? "" : "NOT ")NULL"
    }
    guard comparison.options.isEmpty else {
      return try text(comparison, isEqual ? .equal : .notEqual)
    }
    let left = try operand(comparison.left)
    return "\(left) \(isEqual ? "=" : "<>") \(try operand(comparison.right))"
  }

  private mutating func order(
    _ comparison: StoreComparison, _ sign: String, _ operation: TextComparison.Operation
  ) throws -> String {
    guard comparison.options.isEmpty else { return try text(comparison, operation) }
    let left = try operand(comparison.left)
    return "\(left) \(sign) \(try operand(comparison.right))"
  }

  private mutating func text(
    _ comparison: StoreComparison, _ operation: TextComparison.Operation
  ) throws -> String {
    // "roles CONTAINS x" of a relationship isn't about text.
    if case .path(let path) = comparison.left, try isToMany(path) { throw Unsupported() }
    if case .path(let path) = comparison.left, let last = path.last,
      let attribute = try attribute(last, behind: path.dropLast()), attribute.type == .transformable
    {
      throw Unsupported()
    }
    let left = try operand(comparison.left)
    let right = try operand(comparison.right)
    return
      "vitrine_text(\(operation.rawValue), \(comparison.options.rawValue), \(left), \(right))"
  }

  // MARK: Quantifiers

  private mutating func condition(
    _ quantifier: StorePredicate.Quantifier, _ path: [String], _ inner: StorePredicate
  ) throws -> String {
    guard let name = path.last else { throw Unsupported() }
    let (alias, entity) = try target(of: path.dropLast()[...])
    guard
      let relationship = schema.model.relationships(of: entity).first(where: { $0.name == name }),
      relationship.isToMany,
      let destination = schema.model.entity(named: relationship.destination),
      let link = schema.link(of: relationship, in: entity)
    else { throw Unsupported() }
    count += 1
    let element = "e\(count)_\(rootAlias)"
    var compiler = QueryCompiler(schema, entity: destination, alias: element)
    compiler.count = count * 10
    let test = try compiler.condition(inner)
    count = compiler.count
    let source: String
    switch link {
    case .column(let column):
      source =
        "\"\(schema.table(of: destination))\" \(element) \(compiler.joins.joined(separator: " ")) WHERE \(element).\"\(column)\" = \(alias).Z_PK"
    case .join(let join):
      source =
        "\"\(join.table)\" j\(count) JOIN \"\(schema.table(of: destination))\" \(element) ON \(element).Z_PK = j\(count).\"\(join.other)\" \(compiler.joins.joined(separator: " ")) WHERE j\(count).\"\(join.own)\" = \(alias).Z_PK"
    }
    values += compiler.values
    switch quantifier {
    case .any: return "EXISTS (SELECT 1 FROM \(source) AND (\(test)))"
    case .none: return "NOT EXISTS (SELECT 1 FROM \(source) AND (\(test)))"
    case .all: return "NOT EXISTS (SELECT 1 FROM \(source) AND NOT IFNULL((\(test)), 0))"
    }
  }

  // MARK: Operands

  mutating func operand(_ operand: StoreOperand) throws -> String {
    switch operand {
    case .value(let value):
      values.append(value)
      return "?"
    case .object(_, let key):
      values.append(.integer(key))
      return "?"
    case .path(let path): return try column(path)
    case .arithmetic(let left, let sign, let right):
      let left = try self.operand(left)
      return "(\(left) \(sign.rawValue) \(try self.operand(right)))"
    case .function(let function, let inner):
      // SQLite's own know ASCII alone.
      guard function == .abs || function == .length else { throw Unsupported() }
      return "\(function.rawValue)(\(try self.operand(inner)))"
    case .aggregate(let aggregate, let path): return try self.aggregate(aggregate, path)
    case .list: throw Unsupported()
    }
  }

  private mutating func aggregate(_ aggregate: StoreOperand.Aggregate, _ path: [String]) throws
    -> String
  {
    // The relationship is the last name, or the one before an attribute.
    let isCount = aggregate == .count
    let relation = isCount ? path : path.dropLast()
    guard let name = relation.last else { throw Unsupported() }
    let (alias, entity) = try target(of: relation.dropLast())
    guard
      let relationship = schema.model.relationships(of: entity).first(where: { $0.name == name }),
      relationship.isToMany,
      let destination = schema.model.entity(named: relationship.destination),
      let link = schema.link(of: relationship, in: entity)
    else { throw Unsupported() }
    count += 1
    let element = "e\(count)_\(rootAlias)"
    let what =
      isCount
      ? "COUNT(*)"
      : "\(aggregate.rawValue.uppercased())(\(element).\"\(schema.column(path[path.count - 1]))\")"
    switch link {
    case .column(let column):
      return
        "(SELECT \(what) FROM \"\(schema.table(of: destination))\" \(element) WHERE \(element).\"\(column)\" = \(alias).Z_PK)"
    case .join(let join):
      return
        "(SELECT \(what) FROM \"\(join.table)\" j\(count) JOIN \"\(schema.table(of: destination))\" \(element) ON \(element).Z_PK = j\(count).\"\(join.other)\" WHERE j\(count).\"\(join.own)\" = \(alias).Z_PK)"
    }
  }

  /// The column at the end of a path.
  mutating func column(_ path: [String]) throws -> String {
    guard let last = path.last else { return "\(rootAlias).Z_PK" }
    let (alias, entity) = try target(of: path.dropLast())
    if let relationship = schema.model.relationships(of: entity).first(where: { $0.name == last }) {
      guard !relationship.isToMany else { throw Unsupported() }
      return "\(alias).\"\(schema.column(last))\""
    }
    guard
      let attribute = schema.model.attributes(of: entity).first(where: { $0.name == last }),
      !attribute.isTransient
    else {
      if last == "self" || last == "SELF" || last == "objectID" { return "\(alias).Z_PK" }
      throw Unsupported()
    }
    return "\(alias).\"\(schema.column(last))\""
  }

  private func attribute(
    _ name: String, behind path: some Collection<String>
  ) throws -> DataAttribute? {
    var entity = root
    for step in path {
      guard
        let relationship = schema.model.relationships(of: entity).first(where: { $0.name == step }),
        let next = schema.model.entity(named: relationship.destination)
      else { return nil }
      entity = next
    }
    return schema.model.attributes(of: entity).first { $0.name == name }
  }

  private func isToMany(_ path: [String]) throws -> Bool {
    var entity = root
    for step in path {
      guard
        let relationship = schema.model.relationships(of: entity).first(where: { $0.name == step })
      else { return false }
      if relationship.isToMany { return true }
      guard let next = schema.model.entity(named: relationship.destination) else { return false }
      entity = next
    }
    return false
  }

  /// The table at the end of relationships to one object, joined where it isn't yet.
  private mutating func target(
    of path: some Collection<String>
  ) throws -> (alias: String, entity: DataEntity) {
    var alias = rootAlias
    var entity = root
    var done: [String] = []
    for step in path {
      done.append(step)
      if let known = aliases[done] {
        (alias, entity) = known
        continue
      }
      guard
        let relationship = schema.model.relationships(of: entity).first(where: { $0.name == step }),
        !relationship.isToMany, let next = schema.model.entity(named: relationship.destination)
      else { throw Unsupported() }
      count += 1
      let new = "j\(count)_\(rootAlias)"
      joins.append(
        "LEFT JOIN \"\(schema.table(of: next))\" \(new) ON \(new).Z_PK = \(alias).\"\(schema.column(step))\""
      )
      alias = new
      entity = next
      aliases[done] = (new, next)
    }
    return (alias, entity)
  }
}
