import DisplayList
import Foundation
import WidgetHost

/// The location of one assertion's goldens: `__Snapshots__/<test's file>/` beside the test's file.
struct GoldenLocation: Sendable {
  let folder: String
  /// `testSteps`, `testSteps.goal`.
  let name: String

  /// - Parameter name: the assertion's, where its test has several.
  init(_ location: AssertionLocation, named name: String?) {
    folder = "\(location.folder)/__Snapshots__/\(PathPart.encode(location.fileName))"
    self.name = ([location.testName] + [name].compactMap { $0 }).map(PathPart.encode)
      .joined(separator: ".")
  }

  /// - Parameter name: of ``path(of:number:)``.
  func file(_ name: String, _ pathExtension: String) -> String {
    "\(folder)/\(name).\(pathExtension)"
  }

  /// - Parameters:
  ///   - frame: `/Steps/systemSmall/snapshot~dark@3x` or `~dark@3x`.
  ///   - number: the assertion's among those of its test that would have the same goldens, from 1.
  /// - Returns: a path below the folder, without an extension.
  func path(of frame: String, number: Int) -> String {
    let base = number > 1 ? "\(name).\(number)" : name
    var parts = (base + frame).split(separator: "/").map(String.init)
    // A file system's names have at most 255 bytes; an extension and a temporary name have to fit as well.
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
