/// An attribute of an entity.
package struct DataAttribute: Hashable, Sendable {
  package var name: String
  package var type: Kind
  package var isOptional = false
  package var isTransient = false
  /// The default value as the model's file writes it.
  package var defaultText: String?
  /// Whether a generated class has the type of the language (`Int64`) in place of an object (`NSNumber`).
  package var usesScalar = false
  /// The class of a transformable attribute's value.
  package var customClass: String?
  /// The transformer of a transformable attribute.
  package var transformer: String?
  /// The name in an earlier version of the model.
  package var renamingIdentifier: String?

  package init(name: String, type: Kind, isOptional: Bool = false) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
  }

  /// The type of an attribute's value; the text is that of a model's file.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case integer16 = "Integer 16"
    case integer32 = "Integer 32"
    case integer64 = "Integer 64"
    case decimal = "Decimal"
    case double = "Double"
    case float = "Float"
    case string = "String"
    case boolean = "Boolean"
    case date = "Date"
    case binary = "Binary"
    case uuid = "UUID"
    case uri = "URI"
    case transformable = "Transformable"
    case undefined = "Undefined"
    case objectID = "ObjectID"
    case composite = "Composite"
  }
}
