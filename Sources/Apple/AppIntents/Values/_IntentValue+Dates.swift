import FoundationExtras

extension Date: _IntentValue {
  /// Reads `2026-01-09T09:41:00Z`; a day alone begins at its midnight in UTC.
  public static func _value(from configured: ConfiguredValue, _ reading: _ConfiguredReading)
    -> Date?
  {
    guard case .text(let value) = configured else { return nil }
    if let date = try? Date(value, strategy: .iso8601) { return date }
    return try? Date(value + "T00:00:00Z", strategy: .iso8601)
  }
}

extension DateComponents: _IntentValue {
  /// Reads `{"hour": 9, "minute": 41}`, `2026-01-09`, `09:41`, or both with a `T` between.
  public static func _value(from configured: ConfiguredValue, _ reading: _ConfiguredReading)
    -> DateComponents?
  {
    switch configured {
    case .object(let parts): return DateComponents(parts: parts)
    case .text(let text): return DateComponents(text: text)
    default: return nil
    }
  }

  private init?(parts: [String: ConfiguredValue]) {
    self.init()
    for (name, value) in parts {
      guard case .number(let number) = value, let whole = Int(exactly: number),
        let component = Self.components[name]
      else { return nil }
      setValue(whole, for: component)
    }
  }

  private init?(text: String) {
    let pattern = #/(?:(\d{4})-(\d\d)-(\d\d))?(?:T?(\d\d):(\d\d)(?::(\d\d))?)?/#
    guard !text.isEmpty, let match = text.wholeMatch(of: pattern) else { return nil }
    func number(_ part: Substring?) -> Int? { part.flatMap { Int($0) } }
    self.init(
      year: number(match.1), month: number(match.2), day: number(match.3), hour: number(match.4),
      minute: number(match.5), second: number(match.6))
  }

  private static let components: [String: Calendar.Component] = [
    "year": .year, "month": .month, "day": .day, "hour": .hour, "minute": .minute,
    "second": .second, "weekday": .weekday,
  ]
}
