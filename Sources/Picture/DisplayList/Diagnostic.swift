import Foundation

/// A message about a frame. It doesn't stop the frame.
package struct Diagnostic: Hashable, Sendable, Codable {
  /// A stable name, such as `missing-image`.
  package var code: String
  /// One sentence: the problem, where it is, and how to fix it.
  package var message: String
  /// The kind of view it is about.
  package var view: String?

  package init(code: String, message: String, view: String? = nil) {
    self.code = code
    self.message = message
    self.view = view
  }

  /// Whether the texts of two have the same bytes: equal strings may be spelled by other scalars.
  package func isSpelled(like other: Diagnostic) -> Bool {
    guard (view == nil) == (other.view == nil) else { return false }
    return message.utf8.elementsEqual(other.message.utf8)
      && code.utf8.elementsEqual(other.code.utf8)
      && (view ?? "").utf8.elementsEqual((other.view ?? "").utf8)
  }
}
