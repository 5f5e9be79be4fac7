import Arguments

/// `--json`, which every verb takes: the result as JSON on standard output, in place of text.
enum JSONOption {
  static let name = "json"
  /// The value of `verify --json` for standard output, where it may name a file instead.
  static let standardOutput = "-"

  static let description = OptionDescription(
    name, nil, "print the result as JSON (docs/json.md)", section: .listing)

  /// Whether JSON is asked for on standard output, by the command line or the project's file.
  static func isAsked(_ given: GivenOptions) -> Bool {
    given.isGiven(name) && given.texts(name).map { $0.last == standardOutput } ?? true
  }

  /// The same before the arguments are read, since an error in them is a result as well.
  static func isAsked(_ arguments: [String]) -> Bool {
    guard let index = arguments.lastIndex(where: { $0 == "--\(name)" || $0 == "--\(name)=-" })
    else { return false }
    let next = arguments.indices.contains(index + 1) ? arguments[index + 1] : ""
    return arguments[index].contains("=") || !next.hasSuffix(".json")
  }
}
