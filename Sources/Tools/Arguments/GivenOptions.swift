/// The options that were given, on the command line and in the project's file, before their values are
/// read.
package struct GivenOptions: Sendable {
  /// All options that the verb takes.
  private let declared: [OptionDescription]
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []
  /// The names of options on the command line, without those in the project's file.
  package private(set) var typed: Set<String> = []

  package init(_ declared: [OptionDescription]) { self.declared = declared }

  /// Options as if they were given with these values, by their names.
  package init(_ declared: [OptionDescription], values: [String: [String]]) {
    self.declared = declared
    self.values = values
  }

  /// - Parameter value: nil for a flag.
  mutating func add(_ name: String, _ value: String?) {
    typed.insert(name)
    if let value {
      values[name, default: []].append(value)
    } else {
      flags.insert(name)
    }
  }

  /// Takes from a file what the command line doesn't give and the verb takes.
  package mutating func fill(from file: OptionFile) {
    for option in declared {
      if option.isFlag {
        if file.flags.contains(option.name) { flags.insert(option.name) }
      } else if values[option.name] == nil {
        values[option.name] = file.values[option.name]
      }
    }
  }

  package func isGiven(_ name: String) -> Bool { flags.contains(name) || values[name] != nil }

  /// The values of an option as they were given; nil where it isn't, or is a flag.
  package func texts(_ name: String) -> [String]? { values[name] }

  /// - Returns: nil where the option isn't given.
  func values(of option: OptionDescription) -> OptionValues? {
    if option.isFlag {
      return flags.contains(option.name) ? OptionValues(name: option.name, given: []) : nil
    }
    return values[option.name].map { OptionValues(name: option.name, given: $0) }
  }

  /// The options with values as they would be typed again, in the order of their declarations.
  ///
  /// - Parameter isWanted: gets the option.
  package func words(where isWanted: (OptionDescription) -> Bool) -> [String] {
    declared.filter(isWanted).flatMap { option in
      (values[option.name] ?? []).flatMap(option.words)
    }
  }
}
