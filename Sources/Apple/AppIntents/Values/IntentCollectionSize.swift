/// The number of values that a parameter takes.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Hashable, Sendable {
  package let min: Int
  package let max: Int

  public init(min: Int, max: Int) {
    self.min = min
    self.max = max
  }
  public init(exactly size: Int) { self.init(min: size, max: size) }
  /// Exactly so many.
  public init(integerLiteral value: Int) { self.init(exactly: value) }
}
