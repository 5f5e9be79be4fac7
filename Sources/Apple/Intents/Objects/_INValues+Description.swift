extension _INValues {
  /// One line `name: value` for each value, sorted by name.
  var lines: [String] {
    snapshot.sorted { $0.key < $1.key }.map { "\($0.key): \(Self.text($0.value))" }
  }

  private static func text(_ value: Any) -> String {
    if let list = value as? [Any] { return list.map(text).joined(separator: ", ") }
    return (value as? INObject)?.displayString ?? "\(value)"
  }
}
