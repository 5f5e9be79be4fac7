extension DataModel {
  /// The entity and all that inherit from it, by name.
  package func descendants(of entity: DataEntity) -> [DataEntity] {
    entities.filter { ancestry(of: $0).contains { $0.name == entity.name } }
  }

  /// The entity at the top of the inheritance, in whose table the objects are.
  package func root(of entity: DataEntity) -> DataEntity { ancestry(of: entity).last ?? entity }

  /// The relationship back, with the entity that has it.
  package func inverse(of relationship: DataRelationship) -> DataRelationship? {
    guard let name = relationship.inverse, let entity = entity(named: relationship.destination)
    else { return nil }
    return self.relationship(name, of: entity)
  }
}
