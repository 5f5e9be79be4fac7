import Arguments
import Failures
import Foundation
import NetworkFixtures

/// The options of a verb as the arguments of a tool: their schema, and the words of the command line.
struct ToolOptions {
  let options: [OptionDescription]

  /// - Parameters:
  ///   - verb: the verb whose options they are.
  ///   - sections: the headings of the options that are taken.
  ///   - left: the names of options that aren't.
  init(
    of verb: VerbDescription, in sections: [OptionSection] = [.selection, .world],
    without left: [String] = []
  ) {
    options = verb.options.filter { sections.contains($0.section) && !left.contains($0.name) }
  }

  /// The properties of a JSON schema, by name.
  var properties: [String: JSONTree] {
    Dictionary(
      options.map { option in
        (
          option.name,
          .object([
            "type": .list(Self.types(option).map { .text($0) }),
            "description": .text(Self.text(option)),
          ])
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func types(_ option: OptionDescription) -> [String] {
    if option.isFlag { return ["boolean"] }
    return ["string", "number", "array"] + (option.implied == nil ? [] : ["boolean"])
  }

  private static func text(_ option: OptionDescription) -> String {
    guard case .values(let names) = option.completion, names.count <= 80 else { return option.help }
    return "\(option.help). Values: \(names.joined(separator: ", "))."
  }

  /// The words of a command line.
  ///
  /// - Parameters:
  ///   - arguments: those of the tool.
  ///   - own: the names of arguments that are the tool's and no option.
  /// - Throws: a ``Failure`` of usage, for an argument that there isn't or a value of another type.
  func words(_ arguments: [String: JSONTree], own: Set<String>) throws -> [String] {
    for name in arguments.keys.sorted()
    where !own.contains(name) && !options.contains(where: { $0.name == name }) {
      throw Failure.unknown(
        "argument", String(name.prefix(100)), among: own.sorted() + options.map(\.name))
    }
    return try options.flatMap { option -> [String] in
      guard let value = arguments[option.name], value != .null else { return [] }
      switch value {
      case .bool(let isOn) where option.isFlag || option.implied != nil:
        return isOn ? ["--\(option.name)"] : []
      case .list(let values) where !option.isFlag:
        let texts = try values.map { try Self.word($0, option) }
        return texts.isEmpty ? [] : ["--\(option.name)=\(texts.joined(separator: ","))"]
      case .text, .whole, .number:
        return ["--\(option.name)=\(try Self.word(value, option))"]
      default:
        throw Self.failure(option)
      }
    }
  }

  private static func word(_ value: JSONTree, _ option: OptionDescription) throws -> String {
    if option.isFlag { throw failure(option) }
    switch value {
    case .text(let text):
      // A word of the command line ends there, and has its limit.
      guard !text.utf8.contains(0), text.utf8.count <= 16_384 else { throw failure(option) }
      return text
    case .whole(let number): return "\(number)"
    case .number(let number): return "\(number)"
    default: throw failure(option)
    }
  }

  private static func failure(_ option: OptionDescription) -> Failure {
    .usage(
      option.isFlag
        ? "\(option.name) is true or false."
        : "\(option.name) is a text of at most 16384 bytes, a number, or a list of them.")
  }
}
