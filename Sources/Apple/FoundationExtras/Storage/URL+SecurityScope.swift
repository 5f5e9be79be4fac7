import Foundation

extension URL {
  /// - Returns: whether access was granted by this call; false for a file that a process may open anyway, as all are
  ///   that a widget reaches.
  public func startAccessingSecurityScopedResource() -> Bool { false }

  public func stopAccessingSecurityScopedResource() {}
}
