import Foundation

/// The words of two fonts that differ, where they have the same size: texts of several sizes may share it.
struct FontChange: Hashable {
  var removed: [String]
  var added: [String]

  /// - Parameters: as `17 semibold` and `17 semibold rounded`.
  init?(from: String, to: String) {
    let before = from.split(separator: " "), after = to.split(separator: " ")
    guard before.first == after.first else { return nil }
    removed = before.filter { !after.contains($0) }.map(String.init)
    added = after.filter { !before.contains($0) }.map(String.init)
    if removed.isEmpty, added.isEmpty { return nil }
  }
}
