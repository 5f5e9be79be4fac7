import Foundation

/// The repository that the tests were compiled in.
public enum Repository {
  public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path of an executable that was built beside the tests.
  public static func built(_ name: String) -> String {
    root.appendingPathComponent(".build/debug/\(name)").path
  }
}
