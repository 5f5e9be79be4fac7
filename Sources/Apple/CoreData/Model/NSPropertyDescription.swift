import DataModels

/// A property of an entity.
open class NSPropertyDescription: NSObject {
  open var name: String
  open private(set) var isOptional: Bool
  open private(set) var isTransient: Bool
  open private(set) weak var entity: NSEntityDescription!

  init(name: String, isOptional: Bool, isTransient: Bool, entity: NSEntityDescription?) {
    self.name = name
    self.isOptional = isOptional
    self.isTransient = isTransient
    self.entity = entity
  }
}

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription {
  let attribute: DataAttribute

  init(_ attribute: DataAttribute, of entity: NSEntityDescription) {
    self.attribute = attribute
    super.init(
      name: attribute.name, isOptional: attribute.isOptional, isTransient: attribute.isTransient,
      entity: entity)
  }

  open var attributeType: NSAttributeType { NSAttributeType(attribute.type) }
  open var valueTransformerName: String? { attribute.transformer }
}

/// A relationship of an entity.
open class NSRelationshipDescription: NSPropertyDescription {
  let relationship: DataRelationship

  init(_ relationship: DataRelationship, of entity: NSEntityDescription) {
    self.relationship = relationship
    super.init(
      name: relationship.name, isOptional: relationship.isOptional, isTransient: false,
      entity: entity)
  }

  open var isToMany: Bool { relationship.isToMany }
  open var isOrdered: Bool { relationship.isOrdered }
  open var minCount: Int { relationship.minCount }
  open var maxCount: Int { relationship.maxCount }
  open var deleteRule: NSDeleteRule {
    switch relationship.deleteRule {
    case .noAction: .noActionDeleteRule
    case .nullify: .nullifyDeleteRule
    case .cascade: .cascadeDeleteRule
    case .deny: .denyDeleteRule
    }
  }
}

/// A value that a fetch computes.
open class NSExpressionDescription: NSPropertyDescription {
  open var expressionResultType = NSAttributeType.undefinedAttributeType

  public init() {
    super.init(name: "", isOptional: true, isTransient: true, entity: nil)
  }
}

public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100

  init(_ kind: DataAttribute.Kind) {
    self =
      switch kind {
      case .integer16: .integer16AttributeType
      case .integer32: .integer32AttributeType
      case .integer64: .integer64AttributeType
      case .decimal: .decimalAttributeType
      case .double: .doubleAttributeType
      case .float: .floatAttributeType
      case .string: .stringAttributeType
      case .boolean: .booleanAttributeType
      case .date: .dateAttributeType
      case .binary: .binaryDataAttributeType
      case .uuid: .UUIDAttributeType
      case .uri: .URIAttributeType
      case .transformable: .transformableAttributeType
      case .undefined: .undefinedAttributeType
      case .objectID: .objectIDAttributeType
      case .composite: .compositeAttributeType
      }
  }
}
