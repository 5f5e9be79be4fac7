import AppIntents
import Foundation
import Intents

/// Converts a value of a configuration file to a parameter's type.
struct SiriValue {
  let kind: _INParameter.Kind
  /// The locale in which enumerations' names are read.
  let locale: String

  init(_ kind: _INParameter.Kind, locale: String) {
    self.kind = kind
    self.locale = locale
  }

  /// - Returns: nil where the value isn't of the type.
  func value(_ value: ConfiguredValue) -> Any? {
    switch (kind, value) {
    case (.string, .text(let text)): return text
    case (.boolean, .bool(let value)): return NSNumber(value: value)
    case (.integer, .number(let value)): return Int(exactly: value).map { NSNumber(value: $0) }
    case (.double, .number(let value)), (.timeInterval, .number(let value)):
      return NSNumber(value: value)
    case (.decimal, .number(let value)): return NSDecimalNumber(value: value)
    case (.decimal, .text(let text)):
      let number = NSDecimalNumber(string: text)
      return number == .notANumber ? nil : number
    case (.url, .text(let text)): return URL(string: text)
    case (.dateComponents, .text(let text)): return Self.date(text)
    case (.dateComponents, .object(let parts)): return Self.date(parts)
    case (.enumeration(let cases), .text(let text)):
      let found =
        cases.named(text) ?? cases.first { $0.title.string(in: locale) == text }
      return found.map { NSNumber(value: $0.value) }
    case (.enumeration(let cases), .number(let value)):
      return cases.first { Double($0.value) == value }.map { NSNumber(value: $0.value) }
    case (.object(let type), .object(let parts)): return Self.object(type, parts)
    default: return nil
    }
  }

  /// The description of a value of the type.
  var form: String {
    switch kind {
    case .string: "a text in quotes"
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .double, .decimal, .timeInterval: "a number"
    case .url: "a URL in quotes"
    case .dateComponents: #"a date, as "2026-01-09" or {"hour": 9, "minute": 41}"#
    case .enumeration(let cases): "one of " + cases.map(\.name).joined(separator: ", ")
    case .object: #"an object, as {"identifier": "…", "display": "…"}"#
    case .other(let name): "anything that a file can say: it is a \(name)"
    }
  }

  /// The type's name, as a list shows it.
  var typeName: String {
    switch kind {
    case .string: "String"
    case .boolean: "Boolean"
    case .integer: "Integer"
    case .double: "Double"
    case .decimal: "Decimal"
    case .timeInterval: "TimeInterval"
    case .url: "URL"
    case .dateComponents: "DateComponents"
    case .enumeration(let cases):
      cases.filter { $0.name != "unknown" }.map(\.name).joined(separator: "|")
    case .object(let type): "\(type)"
    case .other(let name): name
    }
  }

  /// The text by which a configuration file names a value of the type; nil where it has none.
  func text(of value: Any) -> String? {
    switch (kind, value) {
    case (.boolean, let number as NSNumber): return number.boolValue ? "true" : "false"
    case (.enumeration(let cases), let number as NSNumber):
      return cases.first { $0.value == number.intValue }?.name
    case (_, let number as NSNumber): return PathPart.number(number.doubleValue)
    case (_, let text as String): return text
    case (_, let url as URL): return url.absoluteString
    case (_, let object as INObject): return object.identifier ?? object.displayString
    default: return nil
    }
  }

  private static func object(_ type: INObject.Type, _ parts: [String: ConfiguredValue]) -> INObject?
  {
    guard case .text(let display)? = parts["display"] ?? parts["displayString"] else { return nil }
    var identifier: String?
    if case .text(let text)? = parts["identifier"] { identifier = text }
    var hint: String?
    if case .text(let text)? = parts["pronunciationHint"] { hint = text }
    let object = type.init(identifier: identifier, display: display, pronunciationHint: hint)
    let own = ["identifier", "display", "displayString", "pronunciationHint", "subtitle"]
    if case .text(let text)? = parts["subtitle"] { object.subtitleString = text }
    for (name, value) in parts where !own.contains(name) {
      object.setValue(plain(value), forKey: name)
    }
    return object
  }

  private static func plain(_ value: ConfiguredValue) -> Any? {
    switch value {
    case .null, .object: nil
    case .bool(let value): NSNumber(value: value)
    case .number(let value):
      Int(exactly: value).map { NSNumber(value: $0) } ?? NSNumber(value: value)
    case .text(let text): text
    case .list(let items): items.compactMap(plain)
    }
  }

  /// `2026-01-09`, `2026-01-09T09:41`, `09:41`.
  private static func date(_ text: String) -> DateComponents? {
    let pattern = #/(?:(\d{4})-(\d\d)-(\d\d))?(?:T?(\d\d):(\d\d)(?::(\d\d))?)?/#
    guard !text.isEmpty, let match = text.wholeMatch(of: pattern) else { return nil }
    func number(_ part: Substring?) -> Int? { part.flatMap { Int($0) } }
    var components = DateComponents()
    components.year = number(match.1)
    components.month = number(match.2)
    components.day = number(match.3)
    components.hour = number(match.4)
    components.minute = number(match.5)
    components.second = number(match.6)
    return components
  }

  private static func date(_ parts: [String: ConfiguredValue]) -> DateComponents? {
    var components = DateComponents()
    for (name, value) in parts {
      guard case .number(let number) = value, let whole = Int(exactly: number) else { return nil }
      switch name {
      case "year": components.year = whole
      case "month": components.month = whole
      case "day": components.day = whole
      case "hour": components.hour = whole
      case "minute": components.minute = whole
      case "second": components.second = whole
      case "weekday": components.weekday = whole
      default: return nil
      }
    }
    return components
  }
}
