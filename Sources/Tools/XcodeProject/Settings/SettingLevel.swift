/// Build settings of one level: a target's, a project's, an `.xcconfig` file's, or those that Xcode knows itself.
package struct SettingLevel: Sendable {
  struct Assignment: Sendable {
    var conditions: [SettingCondition]
    var value: String
  }

  /// The assignments to each setting, by the setting's name; the last one takes precedence.
  private(set) var assignments: [String: [Assignment]] = [:]

  package init() {}

  /// The settings of a project file, where a list is the words of one value.
  init(_ settings: [String: PropertyList]) {
    // Those without conditions first: a condition is the more precise statement.
    for (key, value) in settings.sorted(by: { ($0.key.count, $0.key) < ($1.key.count, $1.key) }) {
      assign(key, value.strings.count == 1 ? value.strings[0] : Self.joined(value.strings))
    }
  }

  package init(_ settings: [String: String]) {
    for (key, value) in settings.sorted(by: { $0.key < $1.key }) { assign(key, value) }
  }

  mutating func assign(_ key: String, _ value: String) {
    let (name, conditions) = SettingCondition.parse(key)
    guard !name.isEmpty else { return }
    assignments[name, default: []].append(Assignment(conditions: conditions, value: value))
  }

  /// The values that apply, in order of precedence: those with conditions before the others.
  func values(of name: String, in context: SettingContext) -> [String] {
    let holding = (assignments[name] ?? []).filter { assignment in
      assignment.conditions.allSatisfy { $0.holds(in: context) }
    }
    let conditional = holding.filter { !$0.conditions.isEmpty }.reversed()
    let plain = holding.filter(\.conditions.isEmpty).reversed()
    return (Array(conditional) + plain).map(\.value)
  }

  /// Words in one text, with quotation marks where a word holds spaces.
  static func joined(_ words: [String]) -> String {
    words.map { $0.contains(" ") && !$0.hasPrefix("\"") ? "\"\($0)\"" : $0 }.joined(separator: " ")
  }
}
