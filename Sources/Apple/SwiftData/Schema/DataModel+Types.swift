import DataModels

extension DataModel {
  /// The model of SwiftData's types, in which relationships that name no inverse have the one that is meant.
  init(_ types: [ModelType]) {
    let inverses = Inverses(types)
    self.init(
      entities: types.map { type in
        var entity = DataEntity(name: type.name)
        for property in type.properties {
          if property.destination == nil {
            entity.attributes.append(DataAttribute(property))
          } else {
            entity.relationships.append(
              DataRelationship(property, inverse: inverses[type, property.name]))
          }
        }
        entity.uniqueness =
          type.properties.filter(\.isUnique).map { [$0.name] }
          + type.type._uniqueKeyPaths.map { $0.compactMap(type.name(of:)) }.filter { !$0.isEmpty }
        return entity
      })
  }
}

extension DataAttribute {
  fileprivate init(_ property: ModelProperty) {
    self.init(name: property.name, type: property.coding.kind, isOptional: property.isOptional)
    isTransient = property.isEphemeral
    if let name = property.attribute?.originalName, !name.isEmpty { renamingIdentifier = name }
  }
}

extension DataRelationship {
  fileprivate init(_ property: ModelProperty, inverse: String?) {
    self.init(
      name: property.name,
      destination: property.destination.map { ModelType.of($0).name } ?? "", inverse: inverse,
      isToMany: property.isToMany)
    let declared = property.relationship
    isOptional = property.isToMany || property.isOptional
    deleteRule = declared?.deleteRule.rule ?? .nullify
    if property.isToMany {
      minCount = declared?.minimumModelCount ?? 0
      maxCount = declared?.maximumModelCount ?? 0
    }
    if let name = declared?.originalName, !name.isEmpty { renamingIdentifier = name }
  }
}

/// The relationships that lead back.
private struct Inverses {
  private struct End: Hashable {
    var entity: String
    var name: String
  }
  private var pairs: [End: End] = [:]

  subscript(type: ModelType, name: String) -> String? {
    pairs[End(entity: type.name, name: name)]?.name
  }

  init(_ types: [ModelType]) {
    var open: [(end: End, destination: String)] = []
    for type in types {
      for property in type.properties {
        guard let destination = property.destination.map(ModelType.of) else { continue }
        let end = End(entity: type.name, name: property.name)
        open.append((end, destination.name))
        guard let path = property.relationship?.inverseKeyPath,
          let name = destination.name(of: path)
        else { continue }
        let other = End(entity: destination.name, name: name)
        pairs[end] = other
        if pairs[other] == nil { pairs[other] = end }
      }
    }
    // Without a declaration two relationships belong together where no other could be meant.
    for (end, destination) in open where pairs[end] == nil {
      let back = open.filter {
        $0.end.entity == destination && $0.destination == end.entity && pairs[$0.end] == nil
          && $0.end != end
      }
      let same = open.filter {
        $0.end.entity == end.entity && $0.destination == destination && pairs[$0.end] == nil
          && $0.end != end && destination != end.entity
      }
      guard back.count == 1, same.isEmpty else { continue }
      pairs[end] = back[0].end
      pairs[back[0].end] = end
    }
  }
}
