/// An executable with widgets in it.
package struct ProductExecutable: Hashable, Sendable {
  package let name: String
  package let path: String
  package init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}
