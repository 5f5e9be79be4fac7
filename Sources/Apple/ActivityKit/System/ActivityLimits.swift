/// The limits of a Live Activity. Source: Apple, Displaying live data with Live Activities,
/// the section on constraints.
package enum ActivityLimits {
  /// Seconds that it may be active: eight hours. Then the system ends it.
  package static let activeTime: TimeInterval = 8 * 3600
  /// Seconds that the Lock Screen shows it after its end: four hours, so twelve in all.
  package static let shownAfterEnd: TimeInterval = 4 * 3600
  /// Bytes of attributes and content state together, encoded.
  package static let contentSize = 4096

  /// Bytes of a value as ActivityKit sends it; nil where it can't be encoded.
  package static func size<Value: Encodable>(of value: Value) -> Int? {
    try? JSONEncoder().encode(value).count
  }
}
