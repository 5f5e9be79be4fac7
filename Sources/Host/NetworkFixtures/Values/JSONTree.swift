import Foundation

/// A JSON value.
package enum JSONTree: Hashable, Sendable, Codable {
  case null
  case bool(Bool)
  case whole(Int64)
  case number(Double)
  case text(String)
  case list([JSONTree])
  case object([String: JSONTree])

  /// - Returns: nil for data that isn't JSON.
  package init?(_ data: Data) {
    guard let tree = try? JSONDecoder().decode(JSONTree.self, from: data) else { return nil }
    self = tree
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .whole(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode([JSONTree].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .whole(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// The value as JSON, its keys in the order of the alphabet.
  package var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data()
  }

  var isContainer: Bool {
    switch self {
    case .list, .object: true
    default: false
    }
  }

  /// Whether `other` is the same value. A masked text equals any.
  func accepts(_ other: JSONTree) -> Bool {
    switch (self, other) {
    case (.text(Masking.mask), _): true
    case (.whole(let a), .number(let b)), (.number(let b), .whole(let a)): Double(a) == b
    case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.accepts($1) }
    case (.object(let a), .object(let b)):
      a.count == b.count
        && a.allSatisfy { key, value in b[key].map(value.accepts) ?? false }
    default: self == other
    }
  }
}
