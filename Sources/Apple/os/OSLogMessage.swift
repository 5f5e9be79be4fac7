import Foundation

/// A message to the log, with values put into it.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The privacy of a value in the log. Here all values are readable: the log is the developer's own, as in
/// Xcode's console.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case hash, none }

  public static let `private` = OSLogPrivacy()
  public static let `public` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static let auto = OSLogPrivacy()
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The width of a value in the log, in characters.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isTrailing: Bool

  public static let none = OSLogStringAlignment(columns: 0, isTrailing: false)
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isTrailing: false)
  }
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isTrailing: true)
  }

  func applied(to text: String) -> String {
    let padding = String(repeating: " ", count: max(0, columns - text.count))
    return isTrailing ? padding + text : text + padding
  }
}

/// The format of a number with a fraction.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int?

  public static let fixed = OSLogFloatFormatting(precision: 6)
  public static func fixed(
    precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: precision) }
  public static let hybrid = OSLogFloatFormatting(precision: nil)

  func applied(to value: Double) -> String {
    precision.map { String(format: "%.\(max(0, min($0, 100)))f", value) } ?? "\(value)"
  }
}

/// The format of a whole number.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let prefix: String
  let minDigits: Int
  let isUppercase: Bool

  public static let decimal = OSLogIntegerFormatting.decimal(minDigits: 0)
  public static let hex = OSLogIntegerFormatting.hex(minDigits: 0)
  public static let octal = OSLogIntegerFormatting(
    radix: 8, prefix: "", minDigits: 0, isUppercase: false)
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, prefix: "", minDigits: minDigits, isUppercase: false)
  }
  public static func hex(
    includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", minDigits: minDigits, isUppercase: uppercase)
  }

  func applied<T: BinaryInteger>(to value: T) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    return (value < 0 ? "-" : "") + prefix + zeros + digits
  }
}

/// The parts of a message as it is put together.
public struct OSLogInterpolation: StringInterpolationProtocol {
  private(set) var text: String

  public init(literalCapacity: Int, interpolationCount: Int) {
    text = ""
    text.reserveCapacity(literalCapacity + interpolationCount * 8)
  }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.applied(to: value().description)
  }

  public mutating func appendInterpolation<T: BinaryInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.applied(to: format.applied(to: number()))
  }

  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ number: @autoclosure () -> T, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.applied(to: format.applied(to: Double(number())))
  }

  // Foundation's errors are objects, too, and describe themselves.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    text += "\(error())"
  }

  public mutating func appendInterpolation(
    _ object: @autoclosure () -> NSObject, privacy: OSLogPrivacy = .auto
  ) {
    text += "\(object())"
  }

  public mutating func appendInterpolation(
    _ metatype: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.applied(to: "\(metatype())")
  }
}
