import DisplayList
import Foundation

/// What a picture's maker should hear of. It stands apart from the context, so that the environment can
/// carry it to the styles, which are resolved only when they are drawn.
final class Notes {
  private(set) var all: [Diagnostic] = []

  /// Each once.
  func add(_ code: String, _ message: String, view: String? = nil) {
    let diagnostic = Diagnostic(code: code, message: message, view: view)
    if !all.contains(diagnostic) { all.append(diagnostic) }
  }

  func clear() { all = [] }
}
