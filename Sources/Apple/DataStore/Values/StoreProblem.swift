/// A problem with a store, described for a person.
package struct StoreProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a problem, by which an API chooses its error's code.
  package enum Kind: Hashable, Sendable {
    case cannotOpen, damaged, otherModel, locked, readOnly, constraint, query
  }

  package let kind: Kind
  package let message: String

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  package var description: String { message }
}
