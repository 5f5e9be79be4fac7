/// A key without a text in a language.
package struct UntranslatedKey: Hashable, Sendable {
  package let key: String
  package let table: String
  package let locale: String
}
