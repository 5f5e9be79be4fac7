import Foundation

/// Where the tests stand.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What was built beside the tests.
  static func built(_ name: String) -> String {
    root.appendingPathComponent(".build/debug/\(name)").path
  }
}
