import Arguments
import Failures
import Foundation

/// A verb of this command: a file in `Verbs`.
protocol CommandVerb: Verb {
  /// Whether it starts workers, which an interrupted run has to end and to clean up after.
  static var usesWorkers: Bool { get }
  /// Whether it draws the widgets of a package, whose folder can be named, or of a project of Xcode.
  static var takesFolder: Bool { get }
  /// The option that the first operand is the value of, before the folder of the package; nil for none.
  static var leadingOption: String? { get }
  /// The options that the operands before the folder are the values of, in their order, as they are typed.
  static var leadingWords: [String] { get }
  /// The folder whose `vitrine.json` holds for the verb; nil where it takes no options from a file.
  var projectFolder: String? { get }
  /// The folders that it has for itself while it runs, the output folder before that of the goldens.
  var usedFolders: [UsedFolder] { get }

  /// Does what the verb is for.
  ///
  /// - Returns: the exit status where no error is thrown.
  func run(in session: CommandSession) throws -> ExitStatus
}

extension CommandVerb {
  static var sharedOptions: [OptionDescription] { [JSONOption.description] }
  static var usesWorkers: Bool { false }
  static var takesFolder: Bool { false }
  static var leadingOption: String? { nil }
  static var leadingWords: [String] { [] }
  static var operands: Operands? {
    takesFolder ? Operands("[PROJECT]", completion: .folder) : nil
  }
  var projectFolder: String? { FileManager.default.currentDirectoryPath }
  var usedFolders: [UsedFolder] { [] }
}
