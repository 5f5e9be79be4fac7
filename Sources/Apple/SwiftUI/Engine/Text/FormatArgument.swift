import Foundation

/// What is put in for a specifier of a format.
enum FormatArgument: Equatable, Sendable {
  case string(String)
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  /// With its own look.
  case text(Text)
}
