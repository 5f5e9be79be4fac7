/// Arithmetic of two vectors, or of a vector and a number, for `Float` and `Double`.
extension vDSP {
  private static func map<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ a: U, _ b: V, _ operation: (U.Element, V.Element) -> U.Element
  ) -> [U.Element] {
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in zip(a, b).map(operation) }
    }
  }
  private static func map<U: AccelerateBuffer>(
    _ a: U, _ operation: (U.Element) -> U.Element
  ) -> [U.Element] { a.withUnsafeBufferPointer { $0.map(operation) } }

  // MARK: Two vectors

  public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(_ a: U, _ b: V) -> [U.Element]
  where U.Element: BinaryFloatingPoint, V.Element == U.Element { map(a, b) { $0 + $1 } }
  public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ a: U, _ b: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    map(a, b) { $0 - $1 }
  }
  public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ a: U, _ b: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    map(a, b) { $0 * $1 }
  }
  public static func divide<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ a: U, _ b: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    map(a, b) { $0 / $1 }
  }
  public static func maximum<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ a: U, _ b: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    map(a, b) { max($0, $1) }
  }
  public static func minimum<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ a: U, _ b: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    map(a, b) { min($0, $1) }
  }

  // MARK: A vector and a number

  public static func add<U: AccelerateBuffer>(_ scalar: U.Element, _ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { map(vector) { scalar + $0 } }
  public static func multiply<U: AccelerateBuffer>(
    _ scalar: U.Element, _ vector: U
  ) -> [U.Element] where U.Element: BinaryFloatingPoint { map(vector) { scalar * $0 } }
  public static func divide<U: AccelerateBuffer>(
    _ vector: U, _ scalar: U.Element
  ) -> [U.Element] where U.Element: BinaryFloatingPoint { map(vector) { $0 / scalar } }
  public static func divide<U: AccelerateBuffer>(
    _ scalar: U.Element, _ vector: U
  ) -> [U.Element] where U.Element: BinaryFloatingPoint { map(vector) { scalar / $0 } }

  // MARK: One vector

  public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { map(vector) { abs($0) } }
  public static func negative<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { map(vector) { -$0 } }
  public static func square<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { map(vector) { $0 * $0 } }
  /// The values moved into the bounds.
  public static func clip<U: AccelerateBuffer>(
    _ vector: U, to bounds: ClosedRange<U.Element>
  ) -> [U.Element] where U.Element: BinaryFloatingPoint {
    map(vector) { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }
}
