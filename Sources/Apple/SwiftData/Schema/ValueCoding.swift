import DataModels
import DataStore

/// The form of a type's values in a store.
struct ValueCoding: @unchecked Sendable {
  let kind: DataAttribute.Kind
  /// The property's value, made of a stored one; nil for what isn't a value of the type.
  let decode: (StoredValue) -> Any?
  /// The stored form of a property's value; nil for what no store can hold.
  let encode: (Any) -> StoredValue?
  /// A value for objects whose store has none although the type isn't optional.
  let empty: Any?

  static let none = ValueCoding(
    kind: .undefined, decode: { _ in nil }, encode: { _ in nil }, empty: nil)

  static func of(_ type: Any.Type, transformer: String? = nil, place: String) -> ValueCoding {
    if let plain = plain(type) { return plain }
    if transformer == nil {
      if let raw = type as? any RawRepresentable.Type,
        let coding = rawCoding(raw)
      {
        return coding
      }
      if let codable = type as? any Codable.Type {
        return codableCoding(codable)
      }
    }
    return transformed(by: transformer, place: place)
  }

  // MARK: Plain types

  private static func plain(_ type: Any.Type) -> ValueCoding? {
    switch type {
    case is String.Type:
      value(.string, String.self, "", { StoredValue.text($0) }) {
        if case .text(let text) = $0 { text } else { nil }
      }
    case is Bool.Type:
      value(.boolean, Bool.self, false, { StoredValue($0) }) { $0.number.map { $0 != 0 } }
    case is Int.Type: integer(Int.self, .integer64)
    case is Int64.Type: integer(Int64.self, .integer64)
    case is Int32.Type: integer(Int32.self, .integer32)
    case is Int16.Type: integer(Int16.self, .integer16)
    case is Int8.Type: integer(Int8.self, .integer16)
    case is UInt.Type: integer(UInt.self, .integer64)
    case is UInt64.Type: integer(UInt64.self, .integer64)
    case is UInt32.Type: integer(UInt32.self, .integer64)
    case is UInt16.Type: integer(UInt16.self, .integer32)
    case is UInt8.Type: integer(UInt8.self, .integer16)
    case is Double.Type: value(.double, Double.self, 0, { .real($0) }) { $0.number }
    case is Float.Type:
      value(.float, Float.self, 0, { .real(Double($0)) }) { $0.number.map { Float($0) } }
    case is CGFloat.Type:
      value(.double, CGFloat.self, 0, { .real(Double($0)) }) { $0.number.map { CGFloat($0) } }
    case is Date.Type:
      value(.date, Date.self, Date(timeIntervalSinceReferenceDate: 0), { StoredValue($0) }) {
        $0.date
      }
    case is Data.Type:
      value(.binary, Data.self, Data(), { StoredValue.data($0) }) {
        if case .data(let data) = $0 { data } else { nil }
      }
    case is UUID.Type:
      value(.uuid, UUID.self, UUID(uuid: UUID_NULL), { StoredValue($0) }) { $0.uuid }
    case is URL.Type:
      value(.uri, URL.self, nil, { .text($0.absoluteString) }) {
        if case .text(let text) = $0 { URL(string: text) } else { nil }
      }
    case is Decimal.Type:
      // By its digits: the nearest binary number has more of them.
      value(.decimal, Decimal.self, 0, { StoredValue($0) }) {
        $0.number.flatMap { Decimal(string: "\($0)") }
      }
    default: nil
    }
  }

  private static let UUID_NULL: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  private static func value<Value>(
    _ kind: DataAttribute.Kind, _ type: Value.Type, _ empty: Value?,
    _ encode: @escaping (Value) -> StoredValue?, _ decode: @escaping (StoredValue) -> Value?
  ) -> ValueCoding {
    ValueCoding(
      kind: kind, decode: { decode($0) }, encode: { ($0 as? Value).flatMap(encode) }, empty: empty)
  }

  private static func integer<Value: FixedWidthInteger>(
    _ type: Value.Type, _ kind: DataAttribute.Kind
  ) -> ValueCoding {
    value(kind, type, 0, { .integer(Int64(truncatingIfNeeded: $0)) }) { stored in
      switch stored {
      case .integer(let number):
        Value.bitWidth == 64 ? Value(truncatingIfNeeded: number) : Value(exactly: number)
      case .real(let number): Value(exactly: number.rounded())
      default: nil
      }
    }
  }

  // MARK: Enumerations with raw values

  private static func rawCoding<Value: RawRepresentable>(_ type: Value.Type) -> ValueCoding? {
    guard Value.self is any Codable.Type, let raw = plain(Value.RawValue.self) else { return nil }
    return ValueCoding(
      kind: raw.kind,
      decode: { stored in
        (raw.decode(stored) as? Value.RawValue).flatMap(Value.init(rawValue:))
      },
      encode: { ($0 as? Value).flatMap { raw.encode($0.rawValue) } },
      empty: (Value.self as? any CaseIterable.Type).flatMap { first($0) })
  }

  private static func first<Value: CaseIterable>(_ type: Value.Type) -> Any? {
    Value.allCases.first
  }

  // MARK: Other values

  /// JSON, in which a fixture can say them.
  private static func codableCoding<Value: Codable>(_ type: Value.Type) -> ValueCoding {
    ValueCoding(
      kind: .transformable,
      decode: { stored in
        guard case .data(let data) = stored else { return nil }
        if data.starts(with: Data("bplist".utf8)) {
          return try? PropertyListDecoder().decode(Value.self, from: data)
        }
        return try? StoredJSON.decoder().decode(Value.self, from: data)
      },
      encode: { value in
        guard let value = value as? Value else { return nil }
        return (try? StoredJSON.encoder().encode(value)).map(StoredValue.data)
      },
      empty: try? StoredJSON.decoder().decode(Value.self, from: Data("[]".utf8)))
  }

  private static func transformed(by name: String?, place: String) -> ValueCoding {
    ValueCoding(
      kind: .transformable,
      decode: { stored in
        guard let name, case .data(let data) = stored else { return nil }
        return ValueTransformer.named(name)?.reverseTransformedValue(data)
      },
      encode: { value in
        if let name, let transformer = ValueTransformer.named(name),
          let data = transformer.transformedValue(value) as? Data
        {
          return .data(data)
        }
        StoreNotes.add(
          "store-value",
          name.map {
            "\(place) is kept by the transformer \($0), which isn't registered: call "
              + "ValueTransformer.setValueTransformer(_:forName:) before the container is made."
          }
            ?? "\(place) is of the type \(Swift.type(of: value)), which is neither Codable nor a model: the store "
            + "keeps nothing of it.")
        return nil
      }, empty: nil)
  }
}

/// The JSON in which values without a form of their own are stored: the same bytes each time.
enum StoredJSON {
  static func encoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// Dates may be texts as well, as in a fixture.
  static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        return Date(timeIntervalSinceReferenceDate: number)
      }
      let text = try container.decode(String.self)
      if let date = StoredDate.date(text) { return date }
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is no date")
    }
    return decoder
  }
}

/// Dates as fixtures write them.
enum StoredDate {
  static func date(_ text: String) -> Date? {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    if let date = try? Date(
      text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    {
      return date
    }
    return try? Date(text, strategy: Date.ISO8601FormatStyle().year().month().day())
  }
}
