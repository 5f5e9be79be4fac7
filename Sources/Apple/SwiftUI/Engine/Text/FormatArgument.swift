import Foundation

/// The argument for a specifier of a format.
enum FormatArgument: Equatable, Sendable {
  case string(String)
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  /// A text with its own style.
  case text(Text)
}
