import Failures

/// A verb of a command, in one file: its options and its help. Its action is declared in the command's
/// target.
package protocol Verb: Sendable {
  static var name: String { get }
  /// One line for help.
  static var summary: String { get }
  /// The operands that the verb takes; nil for none.
  static var operands: Operands? { get }
  static var options: OptionList<Self> { get }
  /// The options that every verb of the command takes besides its own; what reads them is the command.
  static var sharedOptions: [OptionDescription] { get }

  init()

  /// Takes the operands, the arguments without dashes, after all options are read.
  mutating func take(_ operands: [String]) throws
}

extension Verb {
  package static var operands: Operands? { nil }
  package static var options: OptionList<Self> { OptionList() }
  package static var sharedOptions: [OptionDescription] { [] }
  package mutating func take(_ operands: [String]) throws {}

  package static var description: VerbDescription {
    let own = options.descriptions
    let shared = sharedOptions.filter { option in !own.contains { $0.name == option.name } }
    return VerbDescription(
      name: name, summary: summary, operands: operands, options: own + shared)
  }
}

/// A verb as help, completion and documentation show it.
package struct VerbDescription: Hashable, Sendable {
  package let name: String
  package let summary: String
  package let operands: Operands?
  package let options: [OptionDescription]

  /// The same verb of a program that needs no operand for it.
  package var withoutOperands: VerbDescription {
    VerbDescription(name: name, summary: summary, operands: nil, options: options)
  }

  /// The verb with its operands, as `approve [FRAME…] [options]`.
  var usage: String {
    ([name, operands?.form] + [options.isEmpty ? nil : "[options]"]).compactMap { $0 }
      .joined(separator: " ")
  }

  /// The options by their sections, in the order of their declarations.
  var sections: [(heading: String, options: [OptionDescription])] {
    var sections: [OptionSection] = []
    for option in options where !sections.contains(option.section) {
      sections.append(option.section)
    }
    return sections.map { section in
      (section.heading, options.filter { $0.section == section })
    }
  }
}
