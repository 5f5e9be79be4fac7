/// A data model of Core Data: entities with their attributes and relationships.
package struct DataModel: Hashable, Sendable {
  /// The entities, sorted by name.
  package let entities: [DataEntity]

  package init(entities: [DataEntity] = []) {
    self.entities = entities.sorted { $0.name < $1.name }
  }

  package func entity(named name: String) -> DataEntity? { entities.first { $0.name == name } }
}
