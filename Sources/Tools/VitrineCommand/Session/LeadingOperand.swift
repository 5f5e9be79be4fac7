import Arguments
import Foundation
import XcodeProject

/// The first operand of a verb whose folder of the package is the second: `compare DIR [PROJECT]`.
enum LeadingOperand {
  /// The arguments with the first operand as the value of its option. The path is absolute, since the verb is
  /// carried out in the folder of the package.
  ///
  /// - Parameter arguments: the verb first.
  static func asOption(
    _ arguments: [String], of verb: any CommandVerb.Type, in command: CommandDescription
  ) throws -> [String] {
    guard let option = verb.leadingOption else { return arguments }
    let parsed = try ParsedArguments(
      Array(arguments.dropFirst()), of: verb.description, in: command)
    guard !parsed.wantsHelp, !parsed.given.isGiven(option), let operand = parsed.operands.first
    else { return arguments }
    let path = URL(fileURLWithPath: operand, isDirectory: true).path
    return removing(operand, from: arguments) + ["--\(option)=\(path)"]
  }

  /// The arguments with the operands that name no project as the values of ``CommandVerb/leadingWords``.
  ///
  /// - Parameter arguments: the verb first.
  static func asWords(
    _ arguments: [String], of verb: any CommandVerb.Type, in command: CommandDescription
  ) throws -> [String] {
    guard !verb.leadingWords.isEmpty else { return arguments }
    let parsed = try ParsedArguments(
      Array(arguments.dropFirst()), of: verb.description, in: command)
    guard !parsed.wantsHelp else { return arguments }
    var open = verb.leadingWords.filter { !parsed.given.isGiven($0) }[...]
    var words = arguments
    for operand in parsed.operands where !isProject(operand) {
      guard let option = open.popFirst() else { break }
      words = removing(operand, from: words) + ["--\(option)=\(operand)"]
    }
    return words
  }

  private static func isProject(_ operand: String) -> Bool {
    XcodeContainer.isNamed(operand) || XcodeContainer.isProjectFolder(operand)
      || FileManager.default.fileExists(atPath: "\(operand)/Package.swift")
  }

  /// The arguments without an operand. A value of an option may be the same text; what is left is the same then.
  static func removing(_ operand: String, from arguments: [String]) -> [String] {
    var rest = arguments
    if let index = rest.dropFirst().firstIndex(of: operand) { rest.remove(at: index) }
    return rest
  }
}
