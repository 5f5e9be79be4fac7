/// The properties of a type that decodes itself from nothing.
struct SampleProperties<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: SampleDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  /// One key: an enumeration with associated values takes it for its case, a dictionary for an entry.
  var allKeys: [Key] {
    if let key = PlainCases.value(of: Key.self, at: decoder.values.variation) { return [key] }
    return Key(stringValue: "first").map { [$0] } ?? []
  }

  func contains(_ key: Key) -> Bool { true }

  /// An optional value is there in the first state, and not in the next.
  func decodeNil(forKey key: Key) -> Bool {
    decoder.values.variation % 2 == 1 || decoder.below(key).isTooDeep
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.below(key).value(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> { decoder.below(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    decoder.below(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: Key) -> any Decoder { decoder.below(key) }
}

/// A list that has the same few values for every reader.
struct SampleList: UnkeyedDecodingContainer {
  let decoder: SampleDecoder
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { decoder.isTooDeep ? 0 : SampleDecoder.listCount }
  var isAtEnd: Bool { currentIndex >= count ?? 0 }

  init(decoder: SampleDecoder) { self.decoder = decoder }

  private struct Index: CodingKey {
    let number: Int
    var stringValue: String { "\(number)" }
    var intValue: Int? { number }
    init(_ number: Int) { self.number = number }
    init?(stringValue: String) { nil }
    init?(intValue: Int) { number = intValue }
  }

  private mutating func next() -> SampleDecoder {
    defer { currentIndex += 1 }
    return decoder.below(Index(currentIndex), position: currentIndex)
  }

  mutating func decodeNil() -> Bool { false }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next().value(type)
  }
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> { next().container(keyedBy: type) }
  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    next().unkeyedContainer()
  }
  mutating func superDecoder() -> any Decoder { next() }
}

/// A single value.
struct SampleValue: SingleValueDecodingContainer {
  let decoder: SampleDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.isTooDeep }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try decoder.value(type)
  }
}
