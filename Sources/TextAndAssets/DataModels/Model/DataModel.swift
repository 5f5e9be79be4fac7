/// A data model of Core Data: entities with their attributes and relationships.
package struct DataModel: Hashable, Sendable {
  /// The entities, sorted by name.
  package let entities: [DataEntity]
  private let index: DataModelIndex

  package init(entities: [DataEntity] = []) {
    self.entities = entities.sorted { $0.name < $1.name }
    index = DataModelIndex(self.entities)
  }

  package static func == (a: DataModel, b: DataModel) -> Bool { a.entities == b.entities }
  package func hash(into hasher: inout Hasher) { hasher.combine(entities) }

  package func entity(named name: String) -> DataEntity? { index.entities[name] }

  /// The entity and those that it inherits from, nearest first.
  package func ancestry(of entity: DataEntity) -> [DataEntity] {
    index.ancestries[entity.name] ?? [entity]
  }

  /// An entity's attributes with those it inherits.
  package func attributes(of entity: DataEntity) -> [DataAttribute] {
    index.attributes[entity.name] ?? entity.attributes
  }

  /// An entity's relationships with those it inherits.
  package func relationships(of entity: DataEntity) -> [DataRelationship] {
    index.relationships[entity.name] ?? entity.relationships
  }

  package func relationship(_ name: String, of entity: DataEntity) -> DataRelationship? {
    index.named[entity.name]?[name]
  }
}

/// An index of a model's entities and properties, made once because they are looked up for each value.
private final class DataModelIndex: Sendable {
  let entities: [String: DataEntity]
  let ancestries: [String: [DataEntity]]
  let attributes: [String: [DataAttribute]]
  let relationships: [String: [DataRelationship]]
  let named: [String: [String: DataRelationship]]

  init(_ all: [DataEntity]) {
    let entities = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let ancestries = entities.mapValues { entity in
      var found = [entity]
      while let name = found[found.count - 1].parent, let parent = entities[name],
        !found.contains(where: { $0.name == name })
      {
        found.append(parent)
      }
      return found
    }
    self.entities = entities
    self.ancestries = ancestries
    attributes = ancestries.mapValues { $0.reversed().flatMap(\.attributes) }
    relationships = ancestries.mapValues { $0.reversed().flatMap(\.relationships) }
    named = relationships.mapValues { list in
      Dictionary(list.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    }
  }
}
