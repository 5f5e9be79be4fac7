import Foundation

/// A string to look up, with the arguments of its format.
///
/// A literal such as `"\(name) has \(count) trips"` is the key `%@ has %lld trips` and two arguments.
public struct LocalizedStringKey: Equatable, Sendable {
  let key: String
  let arguments: [FormatArgument]

  init(key: String, arguments: [FormatArgument]) {
    self.key = key
    self.arguments = arguments
  }

  public init(_ value: String) { self.init(key: value, arguments: []) }
}
