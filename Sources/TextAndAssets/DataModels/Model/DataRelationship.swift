/// A relationship of an entity to another one.
package struct DataRelationship: Hashable, Sendable {
  package var name: String
  package var destination: String
  /// The name of the inverse relationship.
  package var inverse: String?
  package var isToMany = false
  package var isOrdered = false
  package var isOptional = true
  package var deleteRule = DeleteRule.nullify
  package var minCount = 0
  /// The greatest number of objects; 0 where there is none.
  package var maxCount = 0
  /// The name in an earlier version of the model.
  package var renamingIdentifier: String?

  package init(name: String, destination: String, inverse: String? = nil, isToMany: Bool = false) {
    self.name = name
    self.destination = destination
    self.inverse = inverse
    self.isToMany = isToMany
  }

  /// The effect of a deletion on the related objects; the raw value is the text in a model's file.
  package enum DeleteRule: String, Hashable, Sendable {
    case noAction = "No Action"
    case nullify = "Nullify"
    case cascade = "Cascade"
    case deny = "Deny"
  }
}
