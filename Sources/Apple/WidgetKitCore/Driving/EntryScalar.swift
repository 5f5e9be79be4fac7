import Foundation

/// A type whose values are single values in JSON.
protocol EntryScalar {
  var entryValue: EntryValue { get }
  /// - Returns: nil where the type has no such value.
  static func made(of value: EntryValue) -> Self?
}

extension String: EntryScalar {
  var entryValue: EntryValue { .text(self) }
  static func made(of value: EntryValue) -> String? {
    guard case .text(let text) = value else { return nil }
    return text
  }
}

extension Bool: EntryScalar {
  var entryValue: EntryValue { .bool(self) }
  static func made(of value: EntryValue) -> Bool? {
    guard case .bool(let isTrue) = value else { return nil }
    return isTrue
  }
}

extension EntryScalar where Self: FixedWidthInteger {
  /// A number, or its digits where JSON's numbers have too few.
  var entryValue: EntryValue {
    magnitude <= 1 << 52 ? .number(Double(self)) : .text("\(self)")
  }
  static func made(of value: EntryValue) -> Self? {
    switch value {
    case .number(let number): Self(exactly: number)
    case .text(let text): Self(text)
    default: nil
    }
  }
}
extension Int: EntryScalar {}
extension Int8: EntryScalar {}
extension Int16: EntryScalar {}
extension Int32: EntryScalar {}
extension Int64: EntryScalar {}
extension UInt: EntryScalar {}
extension UInt8: EntryScalar {}
extension UInt16: EntryScalar {}
extension UInt32: EntryScalar {}
extension UInt64: EntryScalar {}

extension EntryScalar where Self: BinaryFloatingPoint {
  /// The shortest decimal number that is the value.
  var entryValue: EntryValue {
    isFinite ? .number(Double("\(self)") ?? Double(self)) : .text("\(self)")
  }
  static func made(of value: EntryValue) -> Self? {
    switch value {
    case .number(let number): Self(number)
    case .text("inf"): .infinity
    case .text("-inf"): -.infinity
    case .text("nan"): .nan
    default: nil
    }
  }
}
extension Double: EntryScalar {}
extension Float: EntryScalar {}
extension CGFloat: EntryScalar {}

extension Date: EntryScalar {
  /// ISO 8601 in UTC, with a fraction of the second where it has one.
  var entryValue: EntryValue {
    let isWhole = timeIntervalSince1970.rounded() == timeIntervalSince1970
    return .text(formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole)))
  }
  static func made(of value: EntryValue) -> Date? {
    guard case .text(let text) = value else { return nil }
    return (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
  }
}

extension URL: EntryScalar {
  var entryValue: EntryValue { .text(absoluteString) }
  static func made(of value: EntryValue) -> URL? {
    guard case .text(let text) = value else { return nil }
    return URL(string: text)
  }
}

extension UUID: EntryScalar {
  var entryValue: EntryValue { .text(uuidString) }
  static func made(of value: EntryValue) -> UUID? {
    guard case .text(let text) = value else { return nil }
    return UUID(uuidString: text)
  }
}
