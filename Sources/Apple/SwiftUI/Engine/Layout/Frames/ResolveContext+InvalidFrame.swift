import Foundation

extension ResolveContext {
  /// The words of Apple's own log.
  func noteInvalidFrame() {
    note("invalid-frame", "Invalid frame dimension (negative or non-finite).")
  }
}
