import Failures

/// The options of a verb or of a group of options, each with how its value is read into `Root`. Declared
/// once; help, completion, documentation, the parser and the project's file are made from it.
package struct OptionList<Root>: Sendable {
  typealias Reader = @Sendable (inout Root, OptionValues) throws -> Void
  typealias Check = @Sendable (inout Root, GivenOptions) throws -> Void
  package typealias Path<Value> = WritableKeyPath<Root, Value> & Sendable

  private struct Declaration: Sendable {
    var description: OptionDescription
    let read: Reader
  }

  private var declarations: [Declaration] = []
  private var checks: [Check] = []

  private init(declarations: [Declaration] = [], checks: [Check] = []) {
    self.declarations = declarations
    self.checks = checks
  }

  /// - Parameter parts: options and groups of options, in the order of help.
  package init(_ parts: OptionList...) { self.init(parts) }

  package init(_ parts: [OptionList]) {
    self.init(declarations: parts.flatMap(\.declarations), checks: parts.flatMap(\.checks))
  }

  package var descriptions: [OptionDescription] { declarations.map(\.description) }

  // MARK: Declarations

  /// An option whose values change `Root` in any way.
  ///
  /// - Parameter read: gets the given values; its errors are errors of usage.
  package static func reading(
    _ description: OptionDescription,
    read: @escaping @Sendable (inout Root, OptionValues) throws -> Void
  ) -> OptionList {
    OptionList(declarations: [Declaration(description: description, read: read)])
  }

  /// An option with a value that is read to a `Value`.
  ///
  /// - Parameter implied: the value where the option is given without one; nil where it wants one.
  package static func option<Value>(
    _ name: String, _ form: String, _ help: String, _ path: Path<Value>, implied: String? = nil,
    completion: Completion = .nothing, read: @escaping @Sendable (OptionValues) throws -> Value
  ) -> OptionList {
    reading(OptionDescription(name, form, help, implied: implied, completion: completion)) {
      root, values in
      root[keyPath: path] = try read(values)
    }
  }

  /// An option with one of the cases of an enumeration.
  package static func choice<Value: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ help: String, _ path: Path<Value>
  ) -> OptionList where Value.RawValue == String {
    let names = Value.allCases.map(\.rawValue)
    return option(
      name, names.joined(separator: "|"), help, path, completion: .values(names)
    ) { try $0.choice(Value.self) }
  }

  /// A switch without a value.
  package static func flag(_ name: String, _ help: String, _ path: Path<Bool>) -> OptionList {
    reading(OptionDescription(name, nil, help)) { root, _ in root[keyPath: path] = true }
  }

  /// The options of a part of `Root`.
  package static func group<Group>(
    _ path: Path<Group>, _ list: OptionList<Group>
  ) -> OptionList {
    OptionList(
      declarations: list.declarations.map { declaration in
        Declaration(description: declaration.description) { root, values in
          try declaration.read(&root[keyPath: path], values)
        }
      },
      checks: list.checks.map { check in
        { root, given in try check(&root[keyPath: path], given) }
      })
  }

  /// A check that runs when all options are read: rules between options, and defaults that follow from
  /// others.
  package static func check(
    _ check: @escaping @Sendable (inout Root, GivenOptions) throws -> Void
  ) -> OptionList {
    OptionList(checks: [check])
  }

  /// The same options under a heading of help.
  package func section(_ section: OptionSection) -> OptionList {
    var list = self
    for index in list.declarations.indices {
      list.declarations[index].description.section = section
    }
    return list
  }

  /// The options of these names alone, for a verb that takes no others of a group.
  package func only(_ names: String...) -> OptionList {
    filtered { names.contains($0) }
  }

  /// All options but those of these names.
  package func without(_ names: String...) -> OptionList {
    filtered { !names.contains($0) }
  }

  private func filtered(_ isTaken: (String) -> Bool) -> OptionList {
    OptionList(
      declarations: declarations.filter { isTaken($0.description.name) }, checks: checks)
  }

  // MARK: Reading

  /// Reads what was given, in the order of the declarations, and then checks the whole.
  ///
  /// - Throws: a ``Failure`` of usage, with the option and what would do.
  package func read(_ given: GivenOptions, into root: inout Root) throws {
    try asUsage {
      for declaration in declarations {
        let description = declaration.description
        guard let values = given.values(of: description) else { continue }
        try declaration.read(&root, values)
      }
      for check in checks { try check(&root, given) }
    }
  }
}
