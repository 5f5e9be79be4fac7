import Foundation
import WidgetHost
import WidgetKitCore

extension ValueReader {
  /// Families of widgets, and what Live Activities and controls have in their place. nil where the
  /// option isn't given.
  func families() throws -> (families: [WidgetFamily]?, presentations: [Presentation]?) {
    guard let names = list("family") else { return (nil, nil) }
    let known = WidgetFamily.allCases.map(\.description) + Presentation.allCases.map(\.rawValue)
    for name in names where !known.contains(name) {
      throw UsageError.unknown("family", name, among: known)
    }
    return (
      names.compactMap { WidgetFamily(name: $0) }, names.compactMap { Presentation(rawValue: $0) }
    )
  }

  /// Paths, from the root of the file system, of files that have been read once to see that they can
  /// be.
  func activityFiles() throws -> [String] {
    try (list("activity") ?? []).map { path in
      let path = URL(fileURLWithPath: path).path
      _ = try ActivityFixture(contentsOf: path)
      return path
    }
  }
}
