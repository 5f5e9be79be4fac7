extension String {
  /// The number in decimal digits, as the standard library's initializers write it. Two generic ones of
  /// it fit an `Int`, and the type checker solves all that is around once with each of them.
  public init(_ value: Int) { self = value.description }
}
