import Foundation

/// The part of JSON Schema that `docs/json.md` uses.
struct JSONSchema {
  let title: String
  private let schema: [String: Any]

  init(_ schema: [String: Any]) {
    self.schema = schema
    title = schema["title"] as? String ?? ""
  }

  /// The blocks of a page of Markdown that are schemas.
  static func blocks(in page: String) throws -> [JSONSchema] {
    try page.components(separatedBy: "```json\n").dropFirst().compactMap { part in
      let text = part.components(separatedBy: "\n```")[0]
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      return value.flatMap { $0["title"] == nil ? nil : JSONSchema($0) }
    }
  }

  /// The places of a value that aren't as the schema says, with the reason.
  func mistakes(in value: Any) -> [String] { Self.mistakes(value, schema, at: title) }

  private static func mistakes(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    if let cases = schema["enum"] as? [AnyHashable] {
      let isCase = (value as? AnyHashable).map(cases.contains) ?? false
      return isCase ? [] : ["\(path): \(value) is none of \(cases)"]
    }
    if let type = schema["type"] as? String, !has(value, type) {
      return ["\(path): \(value) is no \(type)"]
    }
    if let list = value as? [Any], let item = schema["items"] as? [String: Any] {
      return list.enumerated().flatMap { mistakes($1, item, at: "\(path)[\($0)]") }
    }
    guard let object = value as? [String: Any] else { return [] }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
    let isClosed = schema["additionalProperties"] as? Bool == false
    let further = isClosed ? object.keys.filter { properties[$0] == nil }.sorted() : []
    return missing.map { "\(path).\($0) is missing" } + further.map { "\(path).\($0) isn't known" }
      + object.sorted { $0.key < $1.key }.flatMap { key, value in
        (properties[key] as? [String: Any]).map { mistakes(value, $0, at: "\(path).\(key)") } ?? []
      }
  }

  private static func has(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": value is Bool
    case "integer": (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
    case "number": value is NSNumber
    default: false
    }
  }
}
