/// An entity of a data model, with what it declares itself.
package struct DataEntity: Hashable, Sendable {
  package var name: String
  /// The name of the class, without its module; empty for `NSManagedObject`.
  package var className: String
  /// The name of the entity that it inherits from.
  package var parent: String?
  package var isAbstract = false
  package var codeGeneration = CodeGeneration.none
  package var attributes: [DataAttribute] = []
  package var relationships: [DataRelationship] = []
  /// The names of attributes whose values together are an object's alone.
  package var uniqueness: [[String]] = []
  /// The name in an earlier version of the model.
  package var renamingIdentifier: String?

  package init(name: String, className: String? = nil) {
    self.name = name
    self.className = className ?? name
  }

  /// The Swift that Xcode makes of an entity.
  package enum CodeGeneration: String, Hashable, Sendable {
    /// A class with its properties.
    case classDefinition = "class"
    /// The properties, for a class of the project's own.
    case category
    /// Nothing.
    case none
  }
}
