import Arguments
import Failures
import Foundation
import WidgetHost

/// The verb `new`: it writes a package to start from.
struct NewVerb: CommandVerb {
  static let name = "new"
  static let summary = "writes a package to start from, with a widget and its tests: new NAME"
  static let operands: Operands? = Operands("NAME")
  var projectFolder: String? { nil }

  /// The package's name, and that of its folder.
  var packageName = ""
  /// The folder of Vitrine's package, where it is depended on; nil for the installed SDK.
  var vitrine: String?

  static let options = OptionList<NewVerb>(
    .option(
      "package", "DIR", "depend on Vitrine's package in DIR, in place of the installed SDK",
      \.vitrine, completion: .folder
    ) { try $0.folder() }
  ).section(.setup)

  mutating func take(_ operands: [String]) throws {
    guard operands.count == 1 else {
      throw Failure.usage("new takes one name: new NAME.", remedy: "Try new MyWidgets.")
    }
    packageName = operands[0]
    try Self.check(packageName)
  }

  func run(in session: CommandSession) throws -> ExitStatus {
    let folder = FileManager.default.currentDirectoryPath + "/" + packageName
    let there = FileManager.default.fileExists(atPath: folder)
    guard !there || (try? FileManager.default.contentsOfDirectory(atPath: folder)) == [] else {
      throw Failure.usage(
        "\(packageName) is there already, and nothing in it was changed.",
        remedy: "Choose another name, or remove it.")
    }
    let files = try NewPackage(
      name: packageName, vitrine: vitrine.map { VitrineLocation.relative($0, to: folder) }
    ).files
    for file in files {
      try asUsage { try OutputWriter.write(Array(file.text.utf8), to: "\(folder)/\(file.path)") }
    }
    session.output.print(files.map { "wrote  \(packageName)/\($0.path)" }.joined(separator: "\n"))
    session.output.give(NewResult(folder: folder, files: files.map(\.path)))
    session.output.print(
      "\nNext: cd \(packageName), then vitrine gallery. Its README.md says what else there is.")
    return .success
  }

  /// Names that the package's own modules would hide.
  private static let taken = BuildAdvice.ownModules.union([
    "Swift", "Foundation", "Testing", "XCTest", "Observation", "Vitrine", "Greeting",
    "GreetingWidget",
    "Test", "Package", "Glibc", "Darwin", "Dispatch",
  ])

  private static func check(_ name: String) throws {
    guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]{0,63}/) != nil else {
      throw Failure.usage(
        "“\(PlainText.line(name))” can't be the name of a module.",
        remedy: "Use Latin letters, digits and _, a letter first, as MyWidgets.")
    }
    guard !taken.contains(name) else {
      throw Failure.usage(
        "\(name) is a module's name already.", remedy: "Choose another, as My\(name).")
    }
  }
}
