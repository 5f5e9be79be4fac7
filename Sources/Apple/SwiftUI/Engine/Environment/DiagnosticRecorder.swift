import DisplayList
import Foundation

/// The diagnostics of a picture. It is separate from the context, so that the environment can carry
/// it to the styles, which are resolved only when they are drawn.
final class DiagnosticRecorder {
  private(set) var all: [Diagnostic] = []
  private var resting: Set<String> = []

  /// Adds a diagnostic unless it is there.
  func add(_ code: String, _ message: String, view: String? = nil) {
    let diagnostic = Diagnostic(code: code, message: message, view: view)
    if !all.contains(diagnostic) { all.append(diagnostic) }
  }

  /// Whether a name of what rests is met for the first time in the picture.
  func isFirstRest(of name: String) -> Bool { resting.insert(name).inserted }

  func clear() {
    all = []
    resting = []
  }
}
