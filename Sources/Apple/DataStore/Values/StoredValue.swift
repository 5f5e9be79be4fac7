import Foundation

/// A value as a store keeps it. Dates are seconds since 2001, identifiers sixteen bytes, addresses text.
package enum StoredValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case data(Data)

  package var isNull: Bool { self == .null }

  package init(_ value: Bool) { self = .integer(value ? 1 : 0) }
  package init(_ value: Date) { self = .real(value.timeIntervalSinceReferenceDate) }
  package init(_ value: UUID) { self = .data(withUnsafeBytes(of: value.uuid) { Data($0) }) }
  /// The nearest number to the decimal's digits, which its own conversion misses: 19.99 would be more than that.
  package init(_ value: Decimal) {
    self = .real(Double(value.description) ?? NSDecimalNumber(decimal: value).doubleValue)
  }

  /// The number of an integer or a real one.
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }

  package var date: Date? { number.map(Date.init(timeIntervalSinceReferenceDate:)) }

  package var uuid: UUID? {
    guard case .data(let data) = self, data.count == 16 else { return nil }
    var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &bytes) { $0.copyBytes(from: data) }
    return UUID(uuid: bytes)
  }
}

extension StoredValue {
  /// The value of what an app holds; nil for what no store can hold.
  package init?(any value: Any?) {
    guard let value else {
      self = .null
      return
    }
    switch value {
    case is NSNull: self = .null
    // Before Swift's types, which numbers of Foundation are as well.
    case let number as NSNumber where type(of: value) is NSNumber.Type:
      self.init(number: number)
    case let value as StoredValue: self = value
    case let value as Bool: self.init(value)
    case let value as any BinaryInteger: self = .integer(Int64(truncatingIfNeeded: value))
    case let value as Double: self = .real(value)
    case let value as Float: self = .real(Double(value))
    case let value as CGFloat: self = .real(Double(value))
    case let value as String: self = .text(value)
    case let value as Substring: self = .text(String(value))
    case let value as NSString: self = .text(String(describing: value))
    case let value as Date: self.init(value)
    case let value as NSDate: self = .real(value.timeIntervalSinceReferenceDate)
    case let value as UUID: self.init(value)
    case let value as NSUUID: self.init(UUID(uuidString: value.uuidString) ?? UUID())
    case let value as URL: self = .text(value.absoluteString)
    case let value as NSURL: self = .text(value.absoluteString)
    case let value as Decimal: self.init(value)
    case let value as NSDecimalNumber: self = .real(value.doubleValue)
    case let value as Data: self = .data(value)
    case let value as NSData: self = .data(Data(referencing: value))
    case let value as NSNumber: self.init(number: value)
    case let value as any RawRepresentable: self.init(any: value.rawValue)
    default:
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else { return nil }
      self.init(any: mirror.children.first?.value)
    }
  }

  private init(number: NSNumber) {
    let type = UInt8(bitPattern: number.objCType.pointee)
    self =
      type == UInt8(ascii: "d") || type == UInt8(ascii: "f")
      ? .real(number.doubleValue) : .integer(number.int64Value)
  }
}
