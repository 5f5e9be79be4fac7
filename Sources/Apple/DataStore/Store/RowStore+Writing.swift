import DataModels

extension RowStore {
  /// Numbers for new objects of an entity.
  package func newKeys(_ count: Int, of entity: String) throws(StoreProblem) -> [Int64] {
    try locked { () throws(StoreProblem) in
      let root = model.root(of: try schema.entity(entity))
      let statement = try Statement(
        database, "SELECT IFNULL(MAX(Z_PK), 0) FROM \"\(schema.table(of: root))\"")
      let last = max(try statement.step() ? statement.integer(0) : 0, lastKeys[root.name] ?? 0)
      guard last < Int64.max - Int64(count) else {
        throw StoreProblem(
          .damaged,
          "The store \(path ?? "in memory") has a \(root.name) with the number \(last), after which too few are left "
            + "for new objects. Copy it again.")
      }
      let first = last + 1
      lastKeys[root.name] = first + Int64(count) - 1
      return (0..<Int64(count)).map { first + $0 }
    }
  }

  /// Writes changes as a whole or not at all.
  package func write(_ changes: StoreChanges) throws(StoreProblem) {
    guard !changes.isEmpty else { return }
    guard !isReadOnly else {
      throw StoreProblem(.readOnly, "The store \(path ?? "in memory") was opened for reading.")
    }
    try locked { () throws(StoreProblem) in
      try database.transaction { () throws(StoreProblem) in
        var writers: [String: RowWriter] = [:]
        for row in changes.inserted { try writer(of: row.entity, &writers).insert(row) }
        for row in changes.updated { try writer(of: row.entity, &writers).update(row) }
        for key in changes.deleted { try delete(key) }
        for link in changes.links { try write(link) }
        for (name, key) in lastKeys.sorted(by: { $0.key < $1.key }) {
          try database.run(
            "UPDATE Z_PRIMARYKEY SET Z_MAX = MAX(IFNULL(Z_MAX, 0), ?) WHERE Z_NAME = ?",
            [.integer(key), .text(name)])
        }
      }
    }
  }

  private func writer(
    of name: String, _ writers: inout [String: RowWriter]
  ) throws(StoreProblem) -> RowWriter {
    if let known = writers[name] { return known }
    let new = try RowWriter(self, entity: try schema.entity(name))
    writers[name] = new
    return new
  }

  private func delete(_ key: StoreKey) throws(StoreProblem) {
    let entity = try schema.entity(key.entity)
    try database.run(
      "DELETE FROM \"\(schema.table(of: entity))\" WHERE Z_PK = ?", [.integer(key.key)])
    for relationship in model.relationships(of: entity) where relationship.isToMany {
      guard case .join(let join) = schema.link(of: relationship, in: entity) else { continue }
      try database.run(
        "DELETE FROM \"\(join.table)\" WHERE \"\(join.own)\" = ?", [.integer(key.key)])
    }
  }

  private func write(_ link: StoreLink) throws(StoreProblem) {
    let entity = try schema.entity(link.from.entity)
    guard
      let relationship = model.relationships(of: entity).first(where: {
        $0.name == link.relationship
      }),
      case .join(let join) = schema.link(of: relationship, in: entity)
    else { return }
    try database.run(
      "DELETE FROM \"\(join.table)\" WHERE \"\(join.own)\" = ?", [.integer(link.from.key)])
    for key in link.keys {
      try database.run(
        "INSERT OR IGNORE INTO \"\(join.table)\" (\"\(join.own)\", \"\(join.other)\") VALUES (?, ?)",
        [.integer(link.from.key), .integer(key)])
    }
  }
}

/// The statements that write rows of one entity.
private final class RowWriter {
  private let names: [String]
  private let number: StoredValue
  private let insertion: Statement
  private let change: Statement

  init(_ store: RowStore, entity: DataEntity) throws(StoreProblem) {
    let schema = store.schema
    names =
      store.model.attributes(of: entity).filter { !$0.isTransient }.map(\.name)
      + store.model.relationships(of: entity).filter(schema.isColumn).map(\.name)
    number = .integer(schema.numbers[entity.name] ?? 0)
    let columns = names.map { "\"\(schema.column($0))\"" }
    let all = ["Z_PK", "Z_ENT", "Z_OPT"] + columns
    let marks = all.map { _ in "?" }.joined(separator: ", ")
    let table = schema.table(of: entity)
    insertion = try Statement(
      store.database,
      "INSERT INTO \"\(table)\" (\(all.joined(separator: ", "))) VALUES (\(marks))")
    let sets = (["Z_OPT = Z_OPT + 1"] + columns.map { "\($0) = ?" }).joined(separator: ", ")
    change = try Statement(store.database, "UPDATE \"\(table)\" SET \(sets) WHERE Z_PK = ?")
  }

  func insert(_ row: StoreRow) throws(StoreProblem) {
    insertion.restart([.integer(row.key), number, .integer(1)] + values(of: row))
    _ = try insertion.step()
  }

  func update(_ row: StoreRow) throws(StoreProblem) {
    change.restart(values(of: row) + [.integer(row.key)])
    _ = try change.step()
  }

  private func values(of row: StoreRow) -> [StoredValue] { names.map { row.values[$0] ?? .null } }
}
