import LayoutDiff
import Testing

/// An edit of a view's source, and the prose expected for it: an edit a line, consequences indented.
struct EditCase: Sendable, CustomTestStringConvertible {
  /// Separated by commas.
  let names: String
  /// The edits that were made before.
  let base: String
  let prose: String

  init(_ names: String, of base: String = "", _ prose: String) {
    self.names = names
    self.base = base
    self.prose = prose
  }

  var testDescription: String { names }

  @MainActor func expect(_ tree: (Made) -> LayoutTree) {
    let before = tree(Made(base)), after = tree(Made(base, names))
    let explained = before.explained(to: after)
    dump(names, base, prose, before, after)
    #expect(explained.joined(separator: "\n") == prose)
  }
}
