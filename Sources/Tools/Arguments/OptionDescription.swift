/// The part of an option's declaration that help, completion, documentation and the parser go by.
package struct OptionDescription: Hashable, Sendable {
  /// The name without dashes, which is also the key in the project's file.
  package let name: String
  /// The placeholder of the value, such as `DIR`; nil for a flag.
  package let form: String?
  /// The value of the option where it is given without one; nil where it wants one. Such an option has its value
  /// after an equals sign, so that an operand can follow it; see also ``takes(_:)``.
  package let implied: String?
  /// One line: what it does, its default in brackets.
  package let help: String
  package let completion: Completion
  package var section: OptionSection

  package init(
    _ name: String, _ form: String?, _ help: String, implied: String? = nil,
    completion: Completion = .nothing, section: OptionSection = .other
  ) {
    self.name = name
    self.form = form
    self.implied = implied
    self.help = help
    self.completion = completion
    self.section = section
  }

  package var isFlag: Bool { form == nil }
  /// Whether the argument after the option is its value, where there is no equals sign.
  package var takesNextArgument: Bool { form != nil && implied == nil }
  /// Whether an argument after the option is its value, although the option may be given without one: the name of a
  /// JSON file can't be an operand, and older versions of `verify --json FILE` wanted a value.
  func takes(_ argument: String?) -> Bool {
    takesNextArgument
      || (completion == .file && !isFlag && argument?.hasSuffix(".json") == true
        && argument?.hasPrefix("-") == false)
  }
  /// `--out DIR`, or `--locked[=unlocked,locked]` where the value may be left out.
  package var usage: String {
    "--\(name)" + (form.map { implied == nil ? " \($0)" : "[=\($0)]" } ?? "")
  }

  /// The option with a value as it is typed.
  func words(_ value: String) -> [String] {
    takesNextArgument ? ["--\(name)", value] : ["--\(name)=\(value)"]
  }
}

/// The completions that a shell offers for a value.
package enum Completion: Hashable, Sendable {
  case nothing, file, folder
  case values([String])
}

/// A heading of help under which options are listed.
package struct OptionSection: Hashable, Sendable {
  package let heading: String
  package init(_ heading: String) { self.heading = heading }

  package static let other = OptionSection("Options:")
}

/// The arguments without dashes that a verb takes.
package struct Operands: Hashable, Sendable {
  /// The form that help shows: `[FRAME…]`.
  package let form: String
  package let completion: Completion

  package init(_ form: String, completion: Completion = .nothing) {
    self.form = form
    self.completion = completion
  }
}
