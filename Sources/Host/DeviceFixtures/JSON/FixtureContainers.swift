import Foundation

/// A value that is neither a list nor an object, as the decoder gives it.
struct FixtureValueContainer: SingleValueDecodingContainer {
  let decoder: FixtureDecoder
  var codingPath: [any CodingKey] { [] }

  private func wrong(_ wanted: String) -> any Error {
    decoder.place.failure("It should be \(wanted), and is \(decoder.json.kind)", decoder.json)
  }

  func decodeNil() -> Bool {
    if case .null = decoder.json.value { true } else { false }
  }
  func decode(_ type: Bool.Type) throws -> Bool {
    guard case .bool(let value) = decoder.json.value else { throw wrong("true or false") }
    return value
  }
  func decode(_ type: String.Type) throws -> String {
    guard case .text(let value) = decoder.json.value else { throw wrong("a text") }
    return value
  }
  func decode(_ type: Double.Type) throws -> Double {
    guard case .number(let text) = decoder.json.value, let value = Double(text) else {
      throw wrong("a number")
    }
    return value
  }
  func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
  func decode(_ type: Int.Type) throws -> Int { try whole(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try whole(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try whole(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try whole(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try whole(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try whole(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try whole(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try whole(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try whole(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try whole(type) }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try FixtureDecoder.decode(type, from: decoder.json, at: decoder.place)
  }

  private func whole<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
    guard case .number(let text) = decoder.json.value, let value = Number(text) else {
      throw wrong("a whole number")
    }
    return value
  }
}

/// An object: each key that is asked for is noted.
struct FixtureObjectContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: FixtureDecoder
  let members: [LocatedJSON.Member]
  var codingPath: [any CodingKey] { [] }

  var allKeys: [Key] {
    // Who asks for the keys takes them as they come.
    decoder.takeAll()
    return members.compactMap { Key(stringValue: $0.key) }
  }

  func contains(_ key: Key) -> Bool {
    decoder.ask(key.stringValue)
    return members.contains { $0.key == key.stringValue }
  }

  private func member(_ key: Key) throws -> (json: LocatedJSON, place: FixturePlace) {
    decoder.ask(key.stringValue)
    guard let member = members.first(where: { $0.key == key.stringValue }) else {
      throw DecodingError.keyNotFound(key, .init(codingPath: [], debugDescription: ""))
    }
    return (member.value, decoder.place.child(key: key.stringValue))
  }

  private func value(_ key: Key) throws -> FixtureValueContainer {
    let (json, place) = try member(key)
    return FixtureValueContainer(decoder: FixtureDecoder(json, at: place))
  }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key).decodeNil() }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(key).decode(type) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try value(key).decode(type) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try value(key).decode(type) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try value(key).decode(type) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try value(key).decode(type) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try value(key).decode(type) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try value(key).decode(type) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try value(key).decode(type) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try value(key).decode(type) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try value(key).decode(type) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try value(key).decode(type) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try value(key).decode(type) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try value(key).decode(type) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try value(key).decode(type) }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try value(key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try superDecoder(forKey: key).container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try superDecoder(forKey: key).unkeyedContainer()
  }
  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder {
    let (json, place) = try member(key)
    return FixtureDecoder(json, at: place)
  }
}

/// A list, item by item.
struct FixtureListContainer: UnkeyedDecodingContainer {
  let decoder: FixtureDecoder
  let items: [LocatedJSON]
  var codingPath: [any CodingKey] { [] }
  var currentIndex = 0
  var count: Int? { items.count }
  var isAtEnd: Bool { currentIndex >= items.count }

  init(decoder: FixtureDecoder, items: [LocatedJSON]) {
    self.decoder = decoder
    self.items = items
  }

  private mutating func next() throws -> FixtureValueContainer {
    guard !isAtEnd else {
      throw decoder.place.failure("The list has too few items", decoder.json)
    }
    defer { currentIndex += 1 }
    return FixtureValueContainer(
      decoder: FixtureDecoder(items[currentIndex], at: decoder.place.child(index: currentIndex)))
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, case .null = items[currentIndex].value else { return false }
    currentIndex += 1
    return true
  }
  mutating func decode(_ type: Bool.Type) throws -> Bool { try next().decode(type) }
  mutating func decode(_ type: String.Type) throws -> String { try next().decode(type) }
  mutating func decode(_ type: Double.Type) throws -> Double { try next().decode(type) }
  mutating func decode(_ type: Float.Type) throws -> Float { try next().decode(type) }
  mutating func decode(_ type: Int.Type) throws -> Int { try next().decode(type) }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try next().decode(type) }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try next().decode(type) }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try next().decode(type) }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try next().decode(type) }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try next().decode(type) }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next().decode(type) }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next().decode(type) }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next().decode(type) }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next().decode(type) }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next().decode(type)
  }
  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try superDecoder().container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try superDecoder().unkeyedContainer()
  }
  mutating func superDecoder() throws -> any Decoder { try next().decoder }
}
