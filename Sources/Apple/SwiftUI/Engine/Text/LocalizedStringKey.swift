import Foundation

/// A string to look up, with what is put into it.
///
/// A literal such as `"\(name) has \(count) trips"` is the key `%@ has %lld trips` and two arguments.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let key: String
  let arguments: [FormatArgument]

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    // Only a key with arguments is a format; in one without, a per cent sign is itself.
    key =
      stringInterpolation.arguments.isEmpty
      ? stringInterpolation.key.replacing("%%", with: "%") : stringInterpolation.key
    arguments = stringInterpolation.arguments
  }
}
