/// Numbers that are made of a whole vector, for `Float` and `Double`.
extension vDSP {
  private static func reduce<U: AccelerateBuffer>(
    _ vector: U, _ start: U.Element, _ operation: (U.Element, U.Element) -> U.Element
  ) -> U.Element { vector.withUnsafeBufferPointer { $0.reduce(start, operation) } }

  public static func sum<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { reduce(vector, 0) { $0 + $1 } }
  public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { reduce(vector, 0) { $0 + $1 * $1 } }
  public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { reduce(vector, 0) { $0 + abs($1) } }
  /// The mean; not a number for a vector without elements.
  public static func mean<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { sum(vector) / U.Element(vector.count) }
  public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { sumOfSquares(vector) / U.Element(vector.count) }
  public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { meanSquare(vector).squareRoot() }
  public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { sumOfMagnitudes(vector) / U.Element(vector.count) }
  /// The greatest element; minus infinity for a vector without elements, as `vDSP_maxv` documents.
  public static func maximum<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { reduce(vector, -.infinity) { max($0, $1) } }
  /// The least element; infinity for a vector without elements, as `vDSP_minv` documents.
  public static func minimum<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { reduce(vector, .infinity) { min($0, $1) } }
  public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { reduce(vector, 0) { max($0, abs($1)) } }

  /// The first of the greatest elements.
  public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
  where U.Element: BinaryFloatingPoint { first(vector, -.infinity) { $0 > $1 } }
  /// The first of the least elements.
  public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
  where U.Element: BinaryFloatingPoint { first(vector, .infinity) { $0 < $1 } }
  private static func first<U: AccelerateBuffer>(
    _ vector: U, _ start: U.Element, _ isBetter: (U.Element, U.Element) -> Bool
  ) -> (UInt, U.Element) {
    vector.withUnsafeBufferPointer { values in
      var found = (index: UInt(0), value: start)
      for (index, value) in values.enumerated() where isBetter(value, found.value) {
        found = (UInt(index), value)
      }
      return found
    }
  }

  public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ a: U, _ b: V) -> U.Element
  where U.Element: BinaryFloatingPoint, V.Element == U.Element { sum(multiply(a, b)) }
  public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ a: U, _ b: V
  ) -> U.Element where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    sumOfSquares(subtract(a, b))
  }
}
