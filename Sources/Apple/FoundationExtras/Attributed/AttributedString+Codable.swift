import Foundation

/// Encodes and decodes the values of one attribute.
private struct AttributeCoder: Sendable {
  let name: String
  /// Encodes the attribute's value, where the container has one.
  let encode: @Sendable (AttributeContainer, () -> any Encoder) throws -> Void
  let decode: @Sendable (any Decoder, inout AttributeContainer) throws -> Void

  init<Key: CodableAttributedStringKey>(_ key: Key.Type) where Key.Value: Sendable {
    name = key.name
    encode = { attributes, encoder in
      guard let value = attributes[Key.self] else { return }
      try Key.encode(value, to: encoder())
    }
    decode = { decoder, attributes in attributes[Key.self] = try Key.decode(from: decoder) }
  }

  private typealias Foundation = AttributeScopes.FoundationAttributes
  private typealias Texts = AttributeScopes.FoundationTextAttributes

  /// The attributes of Foundation, by their names.
  static let all: [String: AttributeCoder] = {
    let coders = [
      AttributeCoder(Foundation.LinkAttribute.self),
      AttributeCoder(Foundation.LanguageIdentifierAttribute.self),
      AttributeCoder(Foundation.PersonNameComponentAttribute.self),
      AttributeCoder(Foundation.NumberFormatAttributes.NumberPartAttribute.self),
      AttributeCoder(Foundation.NumberFormatAttributes.SymbolAttribute.self),
      AttributeCoder(Foundation.DateFieldAttribute.self),
      AttributeCoder(Foundation.DurationFieldAttribute.self),
      AttributeCoder(Foundation.AlternateDescriptionAttribute.self),
      AttributeCoder(Foundation.ImageURLAttribute.self),
      AttributeCoder(Foundation.ReplacementIndexAttribute.self),
      AttributeCoder(Foundation.MeasurementAttribute.self),
      AttributeCoder(Foundation.ByteCountAttribute.self),
      AttributeCoder(Texts.InlinePresentationIntentAttribute.self),
    ]
    return Dictionary(coders.map { ($0.name, $0) }) { first, _ in first }
  }()
}

/// A key of any text.
private struct AttributeKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { self.init("\(intValue)") }
}

private enum StoredKeys: String, CodingKey { case runs, attributeTable }

/// The attributes of Foundation are stored; those of other scopes aren't.
///
/// A text without attributes is stored as a string. Otherwise each run is its text and its attributes, one after the
/// other; of more than ten runs the attributes are in a table, of which each run has a number.
extension AttributedString: @retroactive Encodable, @retroactive Decodable {
  /// The greatest number of runs that are stored without a table.
  private static let runsWithoutTable = 10

  public func encode(to encoder: any Encoder) throws {
    if runs.allSatisfy({ $0.attributes == AttributeContainer() }) {
      var container = encoder.singleValueContainer()
      try container.encode(String(characters))
      return
    }
    guard runs.count > Self.runsWithoutTable else {
      var container = encoder.unkeyedContainer()
      for run in runs {
        try container.encode(String(characters[run.range]))
        try Self.encode(run.attributes, to: container.superEncoder())
      }
      return
    }
    var container = encoder.container(keyedBy: StoredKeys.self)
    var stored = container.nestedUnkeyedContainer(forKey: .runs)
    var table = container.nestedUnkeyedContainer(forKey: .attributeTable)
    var numbers: [AttributeContainer: Int] = [:]
    for run in runs {
      try stored.encode(String(characters[run.range]))
      if let number = numbers[run.attributes] {
        try stored.encode(number)
      } else if run.attributes == AttributeContainer() {
        try Self.encode(run.attributes, to: stored.superEncoder())
      } else {
        try stored.encode(numbers.count)
        numbers[run.attributes] = numbers.count
        try Self.encode(run.attributes, to: table.superEncoder())
      }
    }
  }

  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer(),
      let text = try? container.decode(String.self)
    {
      self.init(text)
      return
    }
    var table: [AttributeContainer] = []
    var stored: any UnkeyedDecodingContainer
    if let container = try? decoder.unkeyedContainer() {
      stored = container
    } else {
      let container = try decoder.container(keyedBy: StoredKeys.self)
      stored = try container.nestedUnkeyedContainer(forKey: .runs)
      var rows = try container.nestedUnkeyedContainer(forKey: .attributeTable)
      while !rows.isAtEnd { table.append(try Self.attributes(from: rows.superDecoder())) }
    }
    self.init()
    var isEmpty = true
    while !stored.isAtEnd {
      isEmpty = false
      let text = try stored.decode(String.self)
      let attributes: AttributeContainer
      if let number = try? stored.decode(Int.self) {
        guard table.indices.contains(number) else {
          throw Self.damage(decoder, "A run has the attributes \(number) of \(table.count).")
        }
        attributes = table[number]
      } else {
        attributes = try Self.attributes(from: stored.superDecoder())
      }
      append(AttributedString(text, attributes: attributes))
    }
    if isEmpty { throw Self.damage(decoder, "A text has no runs.") }
  }

  private static func damage(_ decoder: any Decoder, _ description: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: description))
  }

  fileprivate static func encode(
    _ attributes: AttributeContainer, to encoder: any Encoder
  ) throws {
    var container = encoder.container(keyedBy: AttributeKey.self)
    for coder in AttributeCoder.all.values.sorted(by: { $0.name < $1.name }) {
      try coder.encode(attributes) { container.superEncoder(forKey: AttributeKey(coder.name)) }
    }
  }

  fileprivate static func attributes(from decoder: any Decoder) throws -> AttributeContainer {
    let container = try decoder.container(keyedBy: AttributeKey.self)
    var attributes = AttributeContainer()
    for key in container.allKeys {
      guard let coder = AttributeCoder.all[key.stringValue] else { continue }
      try coder.decode(container.superDecoder(forKey: key), &attributes)
    }
    return attributes
  }
}

/// The attributes of Foundation, whichever scope is named: a configuration doesn't tell here which attributes it has.
extension AttributedString: @retroactive EncodableWithConfiguration,
  @retroactive DecodableWithConfiguration
{
  public typealias EncodingConfiguration = AttributeScopeCodableConfiguration
  public typealias DecodingConfiguration = AttributeScopeCodableConfiguration

  public func encode(
    to encoder: any Encoder, configuration: AttributeScopeCodableConfiguration
  ) throws {
    try encode(to: encoder)
  }
  public init(
    from decoder: any Decoder, configuration: AttributeScopeCodableConfiguration
  ) throws {
    try self.init(from: decoder)
  }
}

extension AttributeContainer: @retroactive EncodableWithConfiguration,
  @retroactive DecodableWithConfiguration
{
  public typealias EncodingConfiguration = AttributeScopeCodableConfiguration
  public typealias DecodingConfiguration = AttributeScopeCodableConfiguration

  public func encode(
    to encoder: any Encoder, configuration: AttributeScopeCodableConfiguration
  ) throws {
    try AttributedString.encode(self, to: encoder)
  }
  public init(
    from decoder: any Decoder, configuration: AttributeScopeCodableConfiguration
  ) throws {
    self = try AttributedString.attributes(from: decoder)
  }
}
