import DataModels

/// An entity of a model.
open class NSEntityDescription: NSObject {
  let entity: DataEntity
  let model: DataModel

  init(_ entity: DataEntity, in model: DataModel) {
    self.entity = entity
    self.model = model
  }

  open var name: String? { entity.name }
  open var managedObjectClassName: String! {
    entity.className.isEmpty ? "NSManagedObject" : entity.className
  }
  open var isAbstract: Bool { entity.isAbstract }
  open var superentity: NSEntityDescription? {
    entity.parent.flatMap(model.entity(named:)).map { NSEntityDescription($0, in: model) }
  }
  open var subentities: [NSEntityDescription] {
    model.entities.filter { $0.parent == entity.name }.map { NSEntityDescription($0, in: model) }
  }
  open var managedObjectModel: NSManagedObjectModel { NSManagedObjectModel(model) }
  open var uniquenessConstraints: [[Any]] { entity.uniqueness }

  open var attributesByName: [String: NSAttributeDescription] {
    Dictionary(
      model.attributes(of: entity).map { ($0.name, NSAttributeDescription($0, of: self)) },
      uniquingKeysWith: { first, _ in first })
  }

  open var relationshipsByName: [String: NSRelationshipDescription] {
    Dictionary(
      model.relationships(of: entity).map { ($0.name, NSRelationshipDescription($0, of: self)) },
      uniquingKeysWith: { first, _ in first })
  }

  open var propertiesByName: [String: NSPropertyDescription] {
    let attributes = attributesByName.mapValues { $0 as NSPropertyDescription }
    return attributes.merging(relationshipsByName.mapValues { $0 }) { first, _ in first }
  }

  open var properties: [NSPropertyDescription] {
    propertiesByName.values.sorted { $0.name < $1.name }
  }

  open func isKindOf(entity: NSEntityDescription) -> Bool {
    model.ancestry(of: self.entity).contains { $0.name == entity.entity.name }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSEntityDescription)?.entity == entity
  }
  open override var hash: Int { entity.name.hashValue }
}
