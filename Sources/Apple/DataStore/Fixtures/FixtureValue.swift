import DataModels
import Foundation

/// The value of an attribute as a fixture writes it.
struct FixtureValue {
  private let attribute: DataAttribute

  init(_ attribute: DataAttribute) { self.attribute = attribute }

  /// The form that is wanted, in a message.
  var wanted: String {
    switch attribute.type {
    case .integer16: "a whole number of 16 bits"
    case .integer32: "a whole number of 32 bits"
    case .integer64: "a whole number"
    case .decimal, .double, .float: "a number"
    case .string: "a text"
    case .boolean: "true or false"
    case .date: "a date, as \"2026-01-09T09:41:00Z\" or \"2026-01-09\""
    case .binary: "{\"base64\": \"…\"}"
    case .uuid: "a UUID, as \"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\""
    case .uri: "a URL"
    case .transformable, .undefined, .objectID, .composite: "a value of JSON"
    }
  }

  /// - Returns: nil where the value isn't of the form.
  func stored(_ value: LocatedJSON) -> StoredValue? {
    if case .null = value.content { return .null }
    switch (attribute.type, value.content) {
    case (.integer16, .number(let text)): return Int16(text).map { .integer(Int64($0)) }
    case (.integer32, .number(let text)): return Int32(text).map { .integer(Int64($0)) }
    case (.integer64, .number(let text)): return Int64(text).map(StoredValue.integer)
    case (.decimal, .number(let text)), (.double, .number(let text)), (.float, .number(let text)):
      return Double(text).map(StoredValue.real)
    case (.decimal, .text(let text)): return Double(text).map(StoredValue.real)
    case (.string, .text(let text)): return .text(text)
    case (.boolean, .bool(let value)): return StoredValue(value)
    case (.date, .text(let text)): return Self.date(text).map { StoredValue($0) }
    case (.uuid, .text(let text)): return UUID(uuidString: text).map { StoredValue($0) }
    case (.uri, .text(let text)): return URL(string: text).map { .text($0.absoluteString) }
    case (.binary, .object(let members)) where members.count == 1 && members[0].key == "base64":
      guard case .text(let text) = members[0].value.content else { return nil }
      return Data(base64Encoded: text).map(StoredValue.data)
    case (.transformable, _), (.undefined, _), (.composite, _): return .data(value.data)
    default: return nil
    }
  }

  private static func date(_ text: String) -> Date? {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    let parts = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    if let date = try? Date(text, strategy: parts) { return date }
    return try? Date(text, strategy: Date.ISO8601FormatStyle().year().month().day())
  }
}
