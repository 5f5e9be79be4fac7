import LayoutDiff
import Testing

/// An edit of a view's source, and the edits that are found of it, as values.
struct EditCase: Sendable, CustomTestStringConvertible {
  /// Separated by commas.
  let names: String
  /// The edits that were made before.
  let base: String
  let outcomes: [Outcome]

  init(_ names: String, of base: String = "", _ outcomes: [Outcome]) {
    self.names = names
    self.base = base
    self.outcomes = outcomes
  }

  var testDescription: String { names }

  @MainActor func expect(_ tree: (Made) -> LayoutTree) {
    #expect(tree(Made(base)).outcomes(to: tree(Made(base, names))) == outcomes)
  }
}
