import DisplayList
import Foundation
import WidgetHost

/// Where the goldens of one assertion lie: `__Snapshots__/<test's file>/` beside the test's file.
struct GoldenPlace: Sendable {
  let folder: String
  /// `testSteps`, `testSteps.goal`.
  let name: String

  /// - Parameter name: of the assertion, where its test has several.
  init(_ place: SourcePlace, named name: String?) {
    folder = "\(place.folder)/__Snapshots__/\(PathPart.encode(place.fileName))"
    self.name = ([place.testName] + [name].compactMap { $0 }).map(PathPart.encode)
      .joined(separator: ".")
  }

  /// - Parameter name: as ``path(of:number:)`` gives it.
  func file(_ name: String, _ pathExtension: String) -> String {
    "\(folder)/\(name).\(pathExtension)"
  }

  /// - Parameters:
  ///   - frame: `/Steps/systemSmall/snapshot~dark@3x` or `~dark@3x`.
  ///   - number: of the assertion among those of its test that would have the same goldens, from 1.
  /// - Returns: below the folder, without an extension.
  func path(of frame: String, number: Int) -> String {
    let base = number > 1 ? "\(name).\(number)" : name
    var parts = (base + frame).split(separator: "/").map(String.init)
    // A file system takes 255 bytes; an extension and a temporary name have to fit as well.
    if let last = parts.last, last.utf8.count > 200 {
      var hasher = DigestHasher()
      hasher.add(last)
      let end = last.lastIndex(of: "@").map { String(last[$0...]) } ?? ""
      parts[parts.count - 1] =
        "\(last.prefix(120))-\(hasher.finish().description)\(end.utf8.count < 12 ? end : "")"
    }
    return parts.joined(separator: "/")
  }
}
