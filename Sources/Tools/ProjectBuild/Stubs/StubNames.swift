/// The names of stubs, by which code and messages show that they are about a missing module.
struct StubNames {
  /// Names that code has from a missing module alone.
  private let own: Set<String>
  /// Names of members, which other types have as well.
  private let members: Set<String>
  /// The types that are made up for values.
  private let made: Set<String>

  init(_ model: StubModel, modules: [String]) {
    let types = Set(model.types.keys)
    made = types.filter { $0.contains("_") }
    let named = types.subtracting(made).compactMap {
      $0.split(separator: ".").last.map(String.init)
    }
    let extensions = model.extensions.values.flatMap(\.members).map(\.name)
    own = Set(named + extensions + model.globals.members.map(\.name) + modules)
    members = Set(model.types.values.flatMap(\.members).map(\.name))
  }

  /// Whether an error is about a stub: its text names one, or the code around it does.
  ///
  /// - Parameters:
  ///   - code: the function around the error.
  ///   - imports: whether the file imports a missing module.
  func areCause(of error: String, in code: String, imports: Bool) -> Bool {
    let words = Self.words(in: error)
    if !words.isDisjoint(with: made) || !words.isDisjoint(with: own) { return true }
    // A macro or an operator, which a stub can't have.
    if imports, Self.namesNoType.contains(where: error.hasPrefix) { return true }
    if Self.needsObjectiveC(error) { return true }
    if AppleName.isMisspelt(error) { return false }
    let used = Self.words(in: code)
    return !used.isDisjoint(with: own) || imports && !used.isDisjoint(with: members)
  }

  private static let namesNoType = [
    "unknown attribute '", "no macro named '", "cannot find operator '",
  ]

  /// Whether an error is about an override by or of an extension's member, which Objective-C finds by its name.
  static func needsObjectiveC(_ error: String) -> Bool {
    error.contains(" is declared in extension of ") && error.hasSuffix("cannot be overridden")
      || error.hasSuffix("cannot be overridden from extension")
  }

  static func words(in text: String) -> Set<String> {
    let words = text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") })
    return Set(words.map { String($0) })
  }
}
