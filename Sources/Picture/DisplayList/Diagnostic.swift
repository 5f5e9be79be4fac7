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
}
