import Foundation

/// A decoder that has no data: it gives a value for whatever a type asks for, so that one sees the type's shape.
struct SampleDecoder: Decoder {
  let values: SampleValues
  /// The time that dates are made around.
  let now: Date
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  /// The place among the values of a list.
  var position = 0

  /// Types that hold themselves would never end.
  private static let depthLimit = 12
  /// The values of a list.
  static let listCount = 3

  /// The name of the property that is asked for: that of the enumeration's case for a value without one.
  var name: String {
    for key in codingPath.reversed() where key.intValue == nil && !key.stringValue.hasPrefix("_") {
      return key.stringValue
    }
    return "value"
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(SampleProperties(decoder: self))
  }
  func unkeyedContainer() -> any UnkeyedDecodingContainer { SampleList(decoder: self) }
  func singleValueContainer() -> any SingleValueDecodingContainer { SampleValue(decoder: self) }

  func below(_ key: any CodingKey, position: Int = 0) -> SampleDecoder {
    var decoder = self
    decoder.codingPath.append(key)
    decoder.position = position
    return decoder
  }

  var isTooDeep: Bool { codingPath.count > Self.depthLimit }

  // MARK: Values

  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let plain = plain(type) as? Value { return plain }
    if let cases = type as? any CaseIterable.Type, let value = listed(cases) as? Value {
      return value
    }
    if let value = PlainCases.value(of: type, at: values.variation + position) { return value }
    guard !isTooDeep else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "it is nested too deeply"))
    }
    return try Value(from: self)
  }

  private func plain(_ type: Any.Type) -> Any? {
    switch type {
    case is String.Type: values.text(name)
    case is Bool.Type: values.flag(name)
    case is Double.Type: values.number(name, at: position)
    case is Float.Type: Float(values.number(name, at: position))
    case is CGFloat.Type: CGFloat(values.number(name, at: position))
    case is Decimal.Type: Decimal(values.whole(name, at: position))
    case is Date.Type: values.date(name, at: position, now: now)
    // What an activity counts down began before, and ends after the time that is shown.
    case is ClosedRange<Date>.Type: window
    case is Range<Date>.Type: window.lowerBound..<window.upperBound
    case is URL.Type: URL(string: "https://example.com")
    case is UUID.Type:
      UUID(uuidString: "00000000-0000-0000-0000-00000000000\(values.variation + 1)")
    case is Data.Type: Data()
    case let type as any FixedWidthInteger.Type: integer(type)
    default: nil
    }
  }

  private var window: ClosedRange<Date> {
    values.date("start", at: 0, now: now)...values.date("end", at: 0, now: now)
  }

  private func integer<Number: FixedWidthInteger>(_ type: Number.Type) -> Number {
    Number(clamping: values.whole(name, at: position))
  }

  private func listed<Cases: CaseIterable>(_ type: Cases.Type) -> Any? {
    let all = Array(type.allCases)
    return all.isEmpty ? nil : all[(values.variation + position) % all.count]
  }
}
