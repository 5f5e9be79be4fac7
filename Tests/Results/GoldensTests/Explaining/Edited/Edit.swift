import Goldens
import Testing

/// An edit of a view's source, and what is said of it: a cause a line, what followed further in.
struct Edit: Sendable, CustomTestStringConvertible {
  /// Parted by commas.
  let names: String
  /// Those that were made before.
  let base: String
  let said: String

  init(_ names: String, of base: String = "", _ said: String) {
    self.names = names
    self.base = base
    self.said = said
  }

  var testDescription: String { names }

  @MainActor func expect(_ tree: (Made) -> LayoutTree) {
    let explained = tree(Made(base)).explained(to: tree(Made(base, names)))
    #expect(explained.joined(separator: "\n") == said)
  }
}
