import Foundation

/// The attributes that differ between two fonts of one size. Texts of several sizes may share such a change.
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
