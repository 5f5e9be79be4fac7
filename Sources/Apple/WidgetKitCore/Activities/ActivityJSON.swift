import ActivityKit
import Foundation

/// Attributes and a content state as JSON.
package struct ActivityJSON {
  package let attributes: Data
  package let state: Data
  package let isStale: Bool

  package init(attributes: Data, state: Data, isStale: Bool) {
    self.attributes = attributes
    self.state = state
    self.isStale = isStale
  }

  /// A key that the type doesn't read.
  package struct UnknownKey: Error {
    /// The path of the key, such as `route.stops`.
    package let path: String
    /// The known keys beside it, sorted.
    package let known: [String]
  }

  func decode<Value: Codable>(_ type: Value.Type, from data: Data) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom(Self.date)
    let value = try decoder.decode(type, from: data)
    let read = try JSONSerialization.jsonObject(
      with: JSONEncoder().encode([value]), options: .fragmentsAllowed)
    let given = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    if let value = (read as? [Any])?.first { try Self.compare(given, value, at: []) }
    return value
  }

  /// Seconds since 2001, as ActivityKit's pushes have dates, or text as 2026-01-09T09:41:00Z.
  private static func date(from decoder: any Decoder) throws -> Date {
    let container = try decoder.singleValueContainer()
    if let seconds = try? container.decode(Double.self) {
      return Date(timeIntervalSinceReferenceDate: seconds)
    }
    let text = try container.decode(String.self)
    if let date = try? Date(text, strategy: .iso8601) { return date }
    throw DecodingError.dataCorruptedError(
      in: container, debugDescription: "a date is written as 2026-01-09T09:41:00Z")
  }

  /// Throws for keys that the type doesn't have. Decoding ignores them, so the encoded value is compared.
  private static func compare(_ given: Any, _ read: Any, at path: [String]) throws {
    if let given = given as? [String: Any], let read = read as? [String: Any] {
      for (key, value) in given.sorted(by: { $0.key < $1.key }) where !(value is NSNull) {
        guard let there = read[key] else {
          throw UnknownKey(
            path: (path + [key]).joined(separator: "."), known: read.keys.sorted())
        }
        try compare(value, there, at: path + [key])
      }
    } else if let given = given as? [Any], let read = read as? [Any], given.count == read.count {
      for (index, pair) in zip(given, read).enumerated() {
        try compare(pair.0, pair.1, at: path + [String(index)])
      }
    }
  }
}
