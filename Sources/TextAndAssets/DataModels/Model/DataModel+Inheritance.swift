extension DataModel {
  /// The entity and those that it inherits from, nearest first.
  package func ancestry(of entity: DataEntity) -> [DataEntity] {
    var found = [entity]
    while let name = found[found.count - 1].parent, let parent = self.entity(named: name),
      !found.contains(parent)
    {
      found.append(parent)
    }
    return found
  }

  /// The entity and all that inherit from it, by name.
  package func descendants(of entity: DataEntity) -> [DataEntity] {
    entities.filter { ancestry(of: $0).contains { $0.name == entity.name } }
  }

  /// The entity at the top of the inheritance, in whose table the objects are.
  package func root(of entity: DataEntity) -> DataEntity { ancestry(of: entity).last ?? entity }

  /// An entity's attributes with those it inherits.
  package func attributes(of entity: DataEntity) -> [DataAttribute] {
    ancestry(of: entity).reversed().flatMap(\.attributes)
  }

  /// An entity's relationships with those it inherits.
  package func relationships(of entity: DataEntity) -> [DataRelationship] {
    ancestry(of: entity).reversed().flatMap(\.relationships)
  }

  /// The relationship back, with the entity that has it.
  package func inverse(of relationship: DataRelationship) -> DataRelationship? {
    guard let name = relationship.inverse, let entity = entity(named: relationship.destination)
    else { return nil }
    return relationships(of: entity).first { $0.name == name }
  }
}
