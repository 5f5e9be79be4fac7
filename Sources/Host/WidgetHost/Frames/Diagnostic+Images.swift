import Assets
import DisplayList

extension Diagnostic {
  /// The images that a widget's own code couldn't make of data since this was last asked.
  static func undecodedImages() -> [Diagnostic] {
    ImageNotes.take().map { Diagnostic(code: "undecoded-image", message: $0) }
  }
}
