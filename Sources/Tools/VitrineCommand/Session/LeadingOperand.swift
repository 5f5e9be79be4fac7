import Arguments
import Foundation

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

  /// The arguments without an operand. A value of an option may be the same text; what is left is the same then.
  static func removing(_ operand: String, from arguments: [String]) -> [String] {
    var rest = arguments
    if let index = rest.dropFirst().firstIndex(of: operand) { rest.remove(at: index) }
    return rest
  }
}
