/// A value of a configuration file: plain JSON, before it becomes a parameter's type.
public enum ConfiguredValue: Hashable, Sendable, Codable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([ConfiguredValue])
  case object([String: ConfiguredValue])

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([ConfiguredValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: ConfiguredValue].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension ConfiguredValue {
  /// A single value as one would write it; nil for several and for none.
  package var plainText: String? {
    switch self {
    case .text(let value): value
    case .number(let value): Int(exactly: value).map(String.init) ?? String(value)
    case .bool(let value): String(value)
    default: nil
    }
  }
}
