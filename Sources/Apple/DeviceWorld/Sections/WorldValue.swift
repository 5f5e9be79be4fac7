import Foundation

/// A value of any JSON type.
package enum WorldValue: Codable, Hashable, Sendable {
  case bool(Bool)
  case whole(Int)
  case number(Double)
  case text(String)
  case list([WorldValue])
  case object([String: WorldValue])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .whole(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([WorldValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: WorldValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .bool(let value): try container.encode(value)
    case .whole(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// The value as a property list has it.
  package var propertyListValue: Any {
    switch self {
    case .bool(let value): value
    case .whole(let value): value
    case .number(let value): value
    case .text(let value): value
    case .list(let items): items.map(\.propertyListValue)
    case .object(let object): object.mapValues(\.propertyListValue)
    }
  }
}
