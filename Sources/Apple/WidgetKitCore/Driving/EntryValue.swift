import Foundation

/// The value of an entry's stored property as JSON has it. An object's fields are in the order of their declaration.
package indirect enum EntryValue: Equatable, Sendable {
  package struct Field: Equatable, Sendable {
    package var name: String
    package var value: EntryValue
    package init(name: String, value: EntryValue) {
      self.name = name
      self.value = value
    }
  }

  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([EntryValue])
  case object([Field])

  /// - Parameter json: an object, a list or a single value.
  /// - Returns: nil where it is no JSON.
  package init?(json: String) {
    guard let value = try? JSONDecoder().decode(Decoded.self, from: Data(json.utf8)) else {
      return nil
    }
    self = value.value
  }

  /// JSON with two spaces a level; lists of single values on one line.
  package var json: String { json(indent: "") }

  private func json(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .bool(let isTrue): return isTrue ? "true" : "false"
    case .number(let number):
      return Int64(exactly: number).map { "\($0)" } ?? (number.isFinite ? "\(number)" : "null")
    case .text(let text): return Self.quoted(text)
    case .list(let values):
      // A list of numbers or texts on one line: a curve of a hundred would fill the screen.
      if values.allSatisfy(\.isSingle) {
        return "[\(values.map { $0.json(indent: "") }.joined(separator: ", "))]"
      }
      let lines = values.map { inner + $0.json(indent: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .object(let fields):
      if fields.isEmpty { return "{}" }
      let lines = fields.map {
        "\(inner)\(Self.quoted($0.name)): \($0.value.json(indent: inner))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
  }

  private var isSingle: Bool {
    switch self {
    case .null, .bool, .number, .text: true
    case .list, .object: false
    }
  }

  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  /// The same as a decoder reads it, where an object has no order.
  private struct Decoded: Decodable {
    let value: EntryValue

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        value = .null
      } else if let isTrue = try? container.decode(Bool.self) {
        value = .bool(isTrue)
      } else if let number = try? container.decode(Double.self) {
        value = .number(number)
      } else if let text = try? container.decode(String.self) {
        value = .text(text)
      } else if let list = try? container.decode([Decoded].self) {
        value = .list(list.map(\.value))
      } else {
        let fields = try container.decode([String: Decoded].self)
        value = .object(
          fields.sorted { $0.key < $1.key }.map { Field(name: $0.key, value: $0.value.value) })
      }
    }
  }
}
