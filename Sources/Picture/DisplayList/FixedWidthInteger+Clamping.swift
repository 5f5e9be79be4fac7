extension FixedWidthInteger {
  /// The whole part of a number that comes from outside: from a file, an argument, a layout. Beyond the
  /// bounds of the type it is the nearer one, for NaN it is 0. `Int(_:)` ends the process in these cases.
  @inlinable
  package init(clamping value: Double) {
    if value > Double(Self.min), value < Double(Self.max) {
      // lint: allow conversion, the bounds are checked here
      self.init(value)
    } else {
      self = value > 0 ? .max : value < 0 ? .min : 0
    }
  }

  /// The same in a range, so that what is computed from the result can't overflow either.
  @inlinable
  package init(clamping value: Double, to range: ClosedRange<Self>) {
    self = Swift.min(Swift.max(Self(clamping: value), range.lowerBound), range.upperBound)
  }
}
