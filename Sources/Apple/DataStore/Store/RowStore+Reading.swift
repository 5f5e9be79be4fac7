import DataModels

extension RowStore {
  /// The rows that a fetch asks for; nil where SQL can't ask it.
  package func rows(_ fetch: StoreFetch) throws(StoreProblem) -> [StoreRow]? {
    try locked { () throws(StoreProblem) in
      let entity = try schema.entity(fetch.entity)
      let fields = fields(of: entity)
      guard let (sql, values) = try query(fetch, entity, select: fields.sql, isCount: false) else {
        return nil
      }
      for sort in fetch.sorts { database.prepare(sort.textOrder) }
      let statement = try Statement(database, sql, values)
      var rows: [StoreRow] = []
      while try statement.step() {
        rows.append(row(statement, fields.names, entity))
      }
      return rows
    }
  }

  /// The number of rows; nil where SQL can't ask it.
  package func count(_ fetch: StoreFetch) throws(StoreProblem) -> Int? {
    try locked { () throws(StoreProblem) in
      let entity = try schema.entity(fetch.entity)
      guard let (sql, values) = try query(fetch, entity, select: "t0.Z_PK", isCount: true) else {
        return nil
      }
      let statement = try Statement(database, "SELECT COUNT(*) FROM (\(sql))", values)
      return try statement.step() ? Int(statement.integer(0)) : 0
    }
  }

  /// One row; nil where it isn't there.
  package func row(_ key: StoreKey) throws(StoreProblem) -> StoreRow? {
    try locked { () throws(StoreProblem) in
      let entity = try schema.entity(key.entity)
      let fields = fields(of: entity)
      let statement = try Statement(
        database, "SELECT \(fields.sql) FROM \"\(schema.table(of: entity))\" t0 WHERE t0.Z_PK = ?",
        [.integer(key.key)])
      return try statement.step() ? row(statement, fields.names, entity) : nil
    }
  }

  /// The objects at a relationship to many, in the order of their keys.
  package func related(
    to key: StoreKey, by relationship: DataRelationship
  ) throws(StoreProblem) -> [StoreKey] {
    try locked { () throws(StoreProblem) in
      let entity = try schema.entity(key.entity)
      let destination = try schema.entity(relationship.destination)
      let table = schema.table(of: destination)
      let sql: String
      switch schema.link(of: relationship, in: entity) {
      case .column(let column):
        sql = "SELECT Z_PK, Z_ENT FROM \"\(table)\" WHERE \"\(column)\" = ? ORDER BY Z_PK"
      case .join(let join):
        // Rows of ours are written in the order of the relationship.
        sql =
          "SELECT t.Z_PK, t.Z_ENT FROM \"\(join.table)\" j JOIN \"\(table)\" t ON t.Z_PK = j.\"\(join.other)\" WHERE j.\"\(join.own)\" = ? ORDER BY \(relationship.isOrdered ? "j.rowid" : "t.Z_PK")"
      case nil: return []
      }
      let statement = try Statement(database, sql, [.integer(key.key)])
      var keys: [StoreKey] = []
      while try statement.step() {
        let name = schema.name(of: statement.integer(1)) ?? destination.name
        keys.append(StoreKey(entity: name, key: statement.integer(0)))
      }
      return keys
    }
  }

  // MARK: SQL

  private func query(
    _ fetch: StoreFetch, _ entity: DataEntity, select: String, isCount: Bool
  ) throws(StoreProblem) -> (String, [StoredValue])? {
    var compiler = QueryCompiler(schema, entity: entity)
    var conditions: [String] = []
    var order: [String] = []
    do {
      if let predicate = fetch.predicate { conditions.append(try compiler.condition(predicate)) }
      for sort in isCount ? [] : fetch.sorts {
        let column = try compiler.column(sort.path)
        let collation = sort.textOrder == .binary ? "" : " COLLATE \(sort.textOrder.collation)"
        order.append("\(column)\(collation)\(sort.isAscending ? "" : " DESC")")
      }
    } catch {
      return nil
    }
    if schema.family(of: entity).count > 1 {
      let numbers =
        fetch.includesSubentities
        ? schema.numbers(of: entity) : [schema.numbers[entity.name] ?? 0]
      conditions.append("t0.Z_ENT IN (\(numbers.map(String.init).joined(separator: ", ")))")
    }
    var sql = "SELECT \(select) FROM \"\(schema.table(of: entity))\" t0"
    for join in compiler.joins { sql += " " + join }
    if !conditions.isEmpty { sql += " WHERE " + conditions.joined(separator: " AND ") }
    // Equal rows keep the order in which they were made, as does a fetch without an order.
    if !isCount { sql += " ORDER BY " + (order + ["t0.Z_PK"]).joined(separator: ", ") }
    if fetch.limit > 0 || fetch.offset > 0 {
      sql += " LIMIT \(fetch.limit > 0 ? fetch.limit : -1) OFFSET \(max(0, fetch.offset))"
    }
    return (sql, compiler.values)
  }

  /// The columns of an entity's table, and the names of the attributes that they hold.
  private func fields(of entity: DataEntity) -> (sql: String, names: [String]) {
    var names: [String] = []
    var seen: Set<String> = []
    // Those of entities that inherit too, since a fetch gives their objects.
    for member in schema.family(of: entity) {
      for attribute in member.attributes where !attribute.isTransient {
        if seen.insert(attribute.name).inserted { names.append(attribute.name) }
      }
      for relationship in member.relationships where schema.isColumn(relationship) {
        if seen.insert(relationship.name).inserted { names.append(relationship.name) }
      }
    }
    let columns = names.map { "t0.\"\(schema.column($0))\"" }
    return ((["t0.Z_PK", "t0.Z_ENT"] + columns).joined(separator: ", "), names)
  }

  private func row(_ statement: Statement, _ names: [String], _ entity: DataEntity) -> StoreRow {
    var values: [String: StoredValue] = [:]
    for (index, name) in names.enumerated() { values[name] = statement.value(index + 2) }
    return StoreRow(
      entity: schema.name(of: statement.integer(1)) ?? entity.name, key: statement.integer(0),
      values: values)
  }
}
