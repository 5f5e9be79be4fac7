/// The facts about a fixture's objects that an app's types state, beside the model.
package protocol StoreForm {
  /// The values of a new object that the fixture gives none.
  func defaults(of entity: String) -> [String: StoredValue]
  /// The type that an attribute's value can't be read as; nil where it can be.
  func wanted(_ value: StoredValue, for name: String, of entity: String) -> String?
}
