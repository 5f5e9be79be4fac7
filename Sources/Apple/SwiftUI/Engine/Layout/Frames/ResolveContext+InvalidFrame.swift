import Foundation

extension ResolveContext {
  /// Records the diagnostic of a frame's invalid length, with the message of Apple's own log.
  func noteInvalidFrame() {
    diagnose("invalid-frame", "Invalid frame dimension (negative or non-finite).")
  }
}
