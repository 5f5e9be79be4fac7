/// A value put into a localised string.
package enum LocalizedStringArgument: Hashable, Sendable {
  case text(String)
  case integer(Int64)
  case number(Double)
}
