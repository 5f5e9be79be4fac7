import DataModels

/// The tables in which objects are kept: Core Data's own, so that its files open as well.
///
/// One table holds the objects of an entity and of all that inherit from it (`ZITEM`), with a column for each
/// attribute (`ZNAME`) and for each relationship to one object (its key). Relationships of many to many have
/// tables of their own (`Z_1TAGS`).
final class StoreSchema: Sendable {
  let model: DataModel
  /// The numbers of entities, as `Z_ENT` has them.
  let numbers: [String: Int64]
  private let names: [Int64: String]
  /// The tables of relationships, by entity and name.
  let joins: [String: StoreJoin]

  init(model: DataModel, numbers: [String: Int64], joins: [String: StoreJoin]) {
    self.model = model
    self.numbers = numbers
    names = Dictionary(numbers.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    self.joins = joins
  }

  /// The schema of a new store.
  convenience init(model: DataModel) {
    let numbers = Dictionary(
      uniqueKeysWithValues: model.entities.enumerated().map { ($1.name, Int64($0 + 1)) })
    self.init(model: model, numbers: numbers, joins: StoreJoin.all(of: model, numbers: numbers))
  }

  func name(of number: Int64) -> String? { names[number] }

  func entity(_ name: String) throws(StoreProblem) -> DataEntity {
    guard let entity = model.entity(named: name) else {
      throw StoreProblem(.query, "The model has no entity “\(name)”.")
    }
    return entity
  }

  func table(of entity: DataEntity) -> String { "Z" + model.root(of: entity).name.uppercased() }
  func column(_ name: String) -> String { "Z" + name.uppercased() }

  /// The numbers of an entity and of those that inherit from it.
  func numbers(of entity: DataEntity) -> [Int64] {
    model.descendants(of: entity).compactMap { numbers[$0.name] }.sorted()
  }

  /// The entities whose objects are in one table with an entity's.
  func family(of entity: DataEntity) -> [DataEntity] {
    model.descendants(of: model.root(of: entity))
  }

  /// Whether a relationship is kept as a key in the object's own table.
  func isColumn(_ relationship: DataRelationship) -> Bool { !relationship.isToMany }

  /// The place where the objects of a to-many relationship are stored.
  enum Link {
    /// A column in the related objects' table, with the key of the object that they belong to.
    case column(String)
    case join(StoreJoin)
  }

  func link(of relationship: DataRelationship, in entity: DataEntity) -> Link? {
    if let inverse = model.inverse(of: relationship), !inverse.isToMany {
      return .column(column(inverse.name))
    }
    for ancestor in model.ancestry(of: entity) {
      if let join = joins["\(ancestor.name).\(relationship.name)"] { return .join(join) }
    }
    return nil
  }
}

/// The table of a many-to-many relationship, seen from one of its two sides.
struct StoreJoin: Hashable, Sendable {
  var table: String
  /// The column with the key of this side's object.
  var own: String
  /// The column with the key of the other side's.
  var other: String

  /// The tables of a new store, by entity and name of the relationship.
  static func all(of model: DataModel, numbers: [String: Int64]) -> [String: StoreJoin] {
    var joins: [String: StoreJoin] = [:]
    for entity in model.entities {
      for relationship in entity.relationships where relationship.isToMany {
        let key = "\(entity.name).\(relationship.name)"
        guard joins[key] == nil else { continue }
        let inverse = model.inverse(of: relationship)
        if let inverse, !inverse.isToMany { continue }
        let number = numbers[entity.name] ?? 0
        let otherNumber = numbers[relationship.destination] ?? 0
        let name = relationship.name.uppercased()
        // Where both columns would have one name, the second has a 1 behind it.
        let own = "Z_\(number)\((inverse?.name ?? relationship.name + "Of").uppercased())"
        var other = "Z_\(otherNumber)\(name)"
        if other == own { other += "1" }
        let join = StoreJoin(table: "Z_\(number)\(name)", own: own, other: other)
        joins[key] = join
        guard let inverse, let back = model.entity(named: relationship.destination),
          let owner = model.ancestry(of: back)
            .first(where: { $0.relationships.contains { $0.name == inverse.name } })
        else { continue }
        let backKey = "\(owner.name).\(inverse.name)"
        if backKey != key {
          joins[backKey] = StoreJoin(table: join.table, own: join.other, other: join.own)
        }
      }
    }
    return joins
  }
}
