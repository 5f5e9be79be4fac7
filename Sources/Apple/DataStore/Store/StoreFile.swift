import DataModels

/// The content of a store's file: the tables that exist in it.
struct StoreFile {
  let tables: [String: [String]]
  let numbers: [String: Int64]
  private let path: String
  let identifier: String
  /// Whether it was made here: Core Data's own has a property list.
  let isOwn: Bool

  /// Whether the file has no tables yet.
  var isEmpty: Bool { tables.isEmpty }

  /// Whether the file has the table in which Core Data keeps the numbers of entities.
  var isCoreData: Bool { tables["Z_PRIMARYKEY"] != nil }

  var notCoreData: StoreProblem {
    StoreProblem(
      .otherModel,
      "\(path) is a SQLite database, but no store of Core Data's or SwiftData's: it has no table Z_PRIMARYKEY. Copy the "
        + "file that the app's container opens, or give the objects as JSON.")
  }

  init(_ database: Database) throws(StoreProblem) {
    path = database.path
    var tables: [String: [String]] = [:]
    let list = try Statement(
      database, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    var names: [String] = []
    while try list.step() {
      if case .text(let name) = list.value(0) { names.append(name) }
    }
    for name in names {
      let columns = try Statement(database, "SELECT name FROM pragma_table_info(?)", [.text(name)])
      var found: [String] = []
      while try columns.step() {
        if case .text(let column) = columns.value(0) { found.append(column) }
      }
      tables[name] = found
    }
    self.tables = tables
    var numbers: [String: Int64] = [:]
    var identifier = ""
    var isOwn = false
    if tables["Z_PRIMARYKEY"] != nil {
      let rows = try Statement(database, "SELECT Z_ENT, Z_NAME FROM Z_PRIMARYKEY")
      while try rows.step() {
        if case .text(let name) = rows.value(1) { numbers[name] = rows.integer(0) }
      }
    }
    if tables["Z_METADATA"] != nil {
      let rows = try Statement(database, "SELECT Z_UUID, Z_PLIST FROM Z_METADATA")
      if try rows.step() {
        if case .text(let text) = rows.value(0) { identifier = text }
        isOwn = rows.value(1).isNull
      }
    }
    self.numbers = numbers
    self.identifier = identifier
    self.isOwn = isOwn
  }

  /// The schema by which a model's objects are found in the file.
  ///
  /// - Throws: a ``StoreProblem``, where the file is of another model.
  func schema(for model: DataModel) throws(StoreProblem) -> StoreSchema {
    guard isCoreData else { throw notCoreData }
    var missing: [String] = []
    for entity in model.entities where numbers[entity.name] == nil { missing.append(entity.name) }
    guard missing.isEmpty else { throw otherModel(missing.map { "the entity \($0)" }, model) }
    let plain = StoreSchema(model: model, numbers: numbers, joins: [:])
    for entity in model.entities where entity.parent == nil {
      let columns = Set(tables[plain.table(of: entity)] ?? [])
      for column in plain.columns(ofFamily: entity) where !columns.contains(column.name) {
        missing.append("\(entity.name)’s \(column.name.dropFirst().lowercased())")
      }
    }
    guard missing.isEmpty else { throw otherModel(missing, model) }
    return StoreSchema(model: model, numbers: numbers, joins: joins(of: model))
  }

  private func otherModel(_ missing: [String], _ model: DataModel) -> StoreProblem {
    func list(_ names: [String]) -> String {
      names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
    }
    let names = list(missing), own = numbers.keys.sorted()
    guard own.contains(where: { model.entity(named: $0) != nil }) else {
      return StoreProblem(
        .otherModel,
        "\(path) is the store of another model: its entities are \(list(own)), and it lacks \(names). Copy the store "
          + "that this app's container opens.")
    }
    return StoreProblem(
      .otherModel,
      "\(path) was made with another version of the model: it lacks \(names). Stores aren't migrated here: open the "
        + "app once with this model, and copy its store again.")
  }

  /// The tables of many to many, found by the names of their columns.
  private func joins(of model: DataModel) -> [String: StoreJoin] {
    var joins = StoreJoin.all(of: model, numbers: numbers)
    for (key, expected) in joins where tables[expected.table] == nil || !has(expected) {
      let parts = key.split(separator: ".").map(String.init)
      guard parts.count == 2, let entity = model.entity(named: parts[0]),
        let relationship = entity.relationships.first(where: { $0.name == parts[1] }),
        let found = join(of: relationship, entity, in: model)
      else { continue }
      joins[key] = found
    }
    return joins
  }

  private func has(_ join: StoreJoin) -> Bool {
    let columns = tables[join.table] ?? []
    return columns.contains(join.own) && columns.contains(join.other)
  }

  /// Core Data names the table by one of both sides, and columns by the relationship that leads to their objects.
  private func join(
    of relationship: DataRelationship, _ entity: DataEntity, in model: DataModel
  ) -> StoreJoin? {
    let number = numbers[entity.name] ?? 0
    let other = numbers[relationship.destination] ?? 0
    let name = relationship.name.uppercased()
    let inverse = (relationship.inverse ?? "").uppercased()
    for (table, columns) in tables.sorted(by: { $0.key < $1.key })
    where table == "Z_\(number)\(name)" || table == "Z_\(other)\(inverse)" {
      let toOther = columns.first { $0.hasPrefix("Z_\(other)\(name)") }
      let toOwn = columns.first { $0.hasPrefix("Z_\(number)\(inverse)") && $0 != toOther }
      if let toOther, let toOwn { return StoreJoin(table: table, own: toOwn, other: toOther) }
    }
    return nil
  }
}
