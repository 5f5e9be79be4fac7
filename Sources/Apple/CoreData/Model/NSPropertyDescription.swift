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
  open var expression: NSExpression?
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  /// The same type by its newer name.
  open var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
    set {
      expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType
    }
  }

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

  /// The kind of a model's attribute; nil for none in particular.
  var kind: DataAttribute.Kind? {
    DataAttribute.Kind.allCases.first { $0 != .undefined && NSAttributeType($0) == self }
  }
}

extension NSAttributeDescription {
  /// The type of an attribute's or an expression's value, by its newer name.
  public struct AttributeType: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private init(_ type: NSAttributeType) { rawValue = type.rawValue }
    public static let undefined = Self(.undefinedAttributeType)
    public static let integer16 = Self(.integer16AttributeType)
    public static let integer32 = Self(.integer32AttributeType)
    public static let integer64 = Self(.integer64AttributeType)
    public static let decimal = Self(.decimalAttributeType)
    public static let double = Self(.doubleAttributeType)
    public static let float = Self(.floatAttributeType)
    public static let string = Self(.stringAttributeType)
    public static let boolean = Self(.booleanAttributeType)
    public static let date = Self(.dateAttributeType)
    public static let binaryData = Self(.binaryDataAttributeType)
    public static let uuid = Self(.UUIDAttributeType)
    public static let uri = Self(.URIAttributeType)
    public static let transformable = Self(.transformableAttributeType)
    public static let objectID = Self(.objectIDAttributeType)
    public static let composite = Self(.compositeAttributeType)
  }
}
