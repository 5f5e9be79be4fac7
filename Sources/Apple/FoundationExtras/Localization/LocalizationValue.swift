import Assets
import Foundation

extension String {
  /// A key with its arguments, as an interpolated literal gives them: `"\(3) trips"` is the key
  /// `%lld trips` and the argument 3.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Codable, Equatable, Sendable {
    public let key: String
    let arguments: [LocalizationArgument]

    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [LocalizationArgument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + interpolationCount * 4)
      }

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }
      public mutating func appendInterpolation(_ string: Substring) {
        append("%@", .text(String(string)))
      }
      public mutating func appendInterpolation(_ value: Int) {
        append("%lld", .integer(Int64(value)))
      }
      public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
        append("%lld", .integer(Int64(truncatingIfNeeded: value)))
      }
      public mutating func appendInterpolation(_ value: Double) { append("%lf", .number(value)) }
      public mutating func appendInterpolation(_ value: Float) {
        append("%f", .number(Double(value)))
      }
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append("%@", .text(String(localized: resource)))
      }
      public mutating func appendInterpolation<T, F: FormatStyle>(_ value: T, format: F)
      where F.FormatInput == T, F.FormatOutput == String {
        append("%@", .text(format.format(value)))
      }
      /// - Parameter specifier: as in a C format, such as `%.1f`.
      public mutating func appendInterpolation(_ value: Int, specifier: String) {
        append(specifier, .integer(Int64(value)))
      }
      public mutating func appendInterpolation(_ value: Double, specifier: String) {
        append(specifier, .number(value))
      }
      public mutating func appendInterpolation<T>(_ value: T) {
        append("%@", .text(String(describing: value)))
      }

      private mutating func append(_ specifier: String, _ argument: LocalizationArgument) {
        key += specifier
        arguments.append(argument)
      }
    }
  }
}

/// A value put into a localised string.
enum LocalizationArgument: Hashable, Sendable, Codable {
  case text(String)
  case integer(Int64)
  case number(Double)

  var stringArgument: AssetLibrary.StringArgument {
    switch self {
    case .text(let text): .text(text)
    case .integer(let value): .integer(value)
    case .number(let value): .number(value)
    }
  }

  var formatArgument: any CVarArg {
    switch self {
    case .text(let text): NSString(string: text)
    case .integer(let value): value
    case .number(let value): value
    }
  }
}
