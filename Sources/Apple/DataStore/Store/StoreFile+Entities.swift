import DataModels

extension StoreFile {
  /// Adds the entities that a model has beyond the file's, with relationships to them: containers of one app may open
  /// a store with some of its models and then with more.
  ///
  /// - Returns: the names of the entities that are new.
  func addEntities(
    of model: DataModel, to database: Database
  ) throws(StoreProblem) -> [String] {
    let new = model.entities.filter { self.numbers[$0.name] == nil }
    guard !new.isEmpty else { return [] }
    let last = self.numbers.values.max() ?? 0
    let added = new.enumerated().map { ($1.name, last + 1 + Int64($0)) }
    let numbers = self.numbers.merging(added) { old, _ in old }
    let schema = StoreSchema(
      model: model, numbers: numbers, joins: StoreJoin.all(of: model, numbers: numbers))
    try database.transaction { () throws(StoreProblem) in
      for entity in model.entities {
        guard let columns = tables[schema.table(of: entity)] else { continue }
        for relationship in entity.relationships where schema.isColumn(relationship) {
          let column = schema.column(relationship.name)
          if columns.contains(column) { continue }
          try database.run(
            "ALTER TABLE \"\(schema.table(of: entity))\" ADD COLUMN \"\(column)\" INTEGER")
        }
      }
      for statement in schema.statements { try database.run(statement) }
      for entity in new {
        try database.run(
          "INSERT INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES (?, ?, ?, 0)",
          [
            .integer(numbers[entity.name] ?? 0), .text(entity.name),
            .integer(entity.parent.flatMap { numbers[$0] } ?? 0),
          ])
      }
    }
    return new.map(\.name)
  }
}
