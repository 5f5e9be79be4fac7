import DataModels

extension StoreSchema {
  /// The statements that make a new store's tables.
  var statements: [String] {
    var made = [
      "CREATE TABLE IF NOT EXISTS Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)",
      "CREATE TABLE IF NOT EXISTS Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)",
    ]
    for entity in model.entities where entity.parent == nil {
      let columns = columns(ofFamily: entity).map { ", \"\($0.name)\" \($0.type)" }.joined()
      made.append(
        "CREATE TABLE IF NOT EXISTS \"\(table(of: entity))\" (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER\(columns))"
      )
    }
    for join in Set(joins.values).sorted(by: { ($0.table, $0.own) < ($1.table, $1.own) }) {
      made.append(
        "CREATE TABLE IF NOT EXISTS \"\(join.table)\" (\"\(join.own)\" INTEGER, \"\(join.other)\" INTEGER, PRIMARY KEY (\"\(join.own)\", \"\(join.other)\"))"
      )
    }
    for entity in model.entities {
      for relationship in entity.relationships where isColumn(relationship) {
        let column = column(relationship.name)
        made.append(
          "CREATE INDEX IF NOT EXISTS \"\(table(of: entity))_\(column)_INDEX\" ON \"\(table(of: entity))\" (\"\(column)\")"
        )
      }
      for names in entity.uniqueness {
        let columns = names.map { "\"\(column($0))\"" }.joined(separator: ", ")
        made.append(
          "CREATE INDEX IF NOT EXISTS \"\(table(of: entity))_UNIQUE_\(names.joined(separator: "_").uppercased())\" ON \"\(table(of: entity))\" (\(columns))"
        )
      }
    }
    return made
  }

  /// The columns of an entity's table, each once.
  func columns(ofFamily entity: DataEntity) -> [(name: String, type: String)] {
    var seen: Set<String> = []
    var columns: [(name: String, type: String)] = []
    for member in family(of: entity) {
      for attribute in member.attributes where !attribute.isTransient {
        let name = column(attribute.name)
        if seen.insert(name).inserted { columns.append((name, Self.type(of: attribute.type))) }
      }
      for relationship in member.relationships where isColumn(relationship) {
        let name = column(relationship.name)
        if seen.insert(name).inserted { columns.append((name, "INTEGER")) }
      }
    }
    return columns
  }

  private static func type(of kind: DataAttribute.Kind) -> String {
    switch kind {
    case .integer16, .integer32, .integer64, .boolean, .objectID: "INTEGER"
    case .decimal: "DECIMAL"
    case .double, .float: "FLOAT"
    case .date: "TIMESTAMP"
    case .string, .uri: "VARCHAR"
    case .binary, .uuid, .transformable, .undefined, .composite: "BLOB"
    }
  }
}
