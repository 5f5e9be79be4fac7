import Failures
import Foundation
import WidgetHost

/// A file that a set-up writes.
struct SetupFile: Hashable {
  /// Absolute.
  var path: String
  /// The path in messages, relative to the package.
  var name: String
  var text: String

  /// The files of a set-up.
  ///
  /// - Parameter hasContainer: whether a container is among them.
  static func all(
    of setup: Setup, for service: CIService, hasContainer: Bool, _ package: String,
    _ repository: String
  ) throws -> [SetupFile] {
    func file(_ name: String, _ text: String, in folder: String) -> SetupFile {
      SetupFile(
        path: "\(folder)/\(name)", name: VitrineLocation.relative("\(folder)/\(name)", to: package),
        text: text)
    }
    let own = [
      file(CommandSession.projectFile, ConfigurationFile(setup: setup).text, in: package),
      // Whatever a run writes there can be made again.
      file("output/.gitignore", "*\n", in: package),
    ]
    // Without the type of the widgets there is nothing to test.
    let templates =
      service.templates(for: setup) + (hasContainer ? [.container, .devContainer] : [])
      + (setup.bundle == nil ? [] : [.snapshots])
    return try own
      + templates.map { template in
        file(
          template.path(in: setup), try template.text(for: setup),
          in: template == .snapshots ? package : repository)
      }
  }

  /// Writes it where it isn't there.
  ///
  /// - Returns: the line of output about it.
  func write(replacing replaces: Bool, onlyLists: Bool) throws -> String {
    let there = FileManager.default.contents(atPath: path)
    if let there, there.elementsEqual(text.utf8) { return "as it was  \(name)" }
    if there != nil, !replaces { return "left       \(name): it is there (--force replaces it)" }
    let word = there == nil ? "wrote" : "replaced"
    if onlyLists { return "would \(there == nil ? "write" : "replace")  \(name)" }
    do {
      try OutputWriter.write(Array(text.utf8), to: path)
    } catch let failure as Failure {
      throw Failure.usage(failure.description.replacing(" Choose another by --out.", with: ""))
    }
    return word.padding(toLength: 11, withPad: " ", startingAt: 0) + name
  }
}
