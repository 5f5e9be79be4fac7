import Failures
import Foundation

/// A folder with JSON files that describe exchanges, each `NAME.fixture.json`, at any depth.
struct FixtureFolder {
  static let suffix = ".fixture.json"
  /// The number of files below the folder that are looked at.
  static let limit = 20_000

  private(set) var exchanges: [RecordedExchange] = []
  private(set) var problems: [Failure] = []

  /// The part of a name that the body of a description has: `list.body.json`.
  static let bodyPart = ".body."

  private static func describes(_ path: String) -> Bool { path.hasSuffix(suffix) }

  /// Whether a file is a description or the body of one, and so answers nothing by its path.
  static func isPartOfDescription(_ path: String) -> Bool {
    describes(path) || URL(fileURLWithPath: path).lastPathComponent.contains(bodyPart)
  }

  init(path: String) {
    let root = URL(fileURLWithPath: path, isDirectory: true)
    guard let files = FileManager.default.enumerator(atPath: root.path) else {
      problems.append(
        Failure("The folder of fixtures can't be read.", at: path, remedy: "May it be read?"))
      return
    }
    var names: [String] = []
    var count = 0
    while let name = files.nextObject() as? String {
      count += 1
      if count > Self.limit { break }
      if Self.describes(name) { names.append(name) }
    }
    if count > Self.limit {
      problems.append(
        Failure(
          "The folder of fixtures holds more than \(Self.limit) files; the rest wasn't looked at.",
          at: path, remedy: "Name a folder that holds fixtures alone."))
    }
    for name in names.sorted() {
      do {
        exchanges.append(try FixtureFile(path: root.appendingPathComponent(name).path).exchange)
      } catch let failure as Failure {
        problems.append(failure)
      } catch {
        problems.append(Failure("The fixture can't be read: \(error).", at: name))
      }
    }
  }
}
