/// Values that many have in common, each kept once and named by its index.
struct SharedValues<Value: Hashable & Sendable>: Sendable {
  private(set) var values: [Value] = []
  private var indices: [Value: UInt16] = [:]

  /// - Returns: nil where there are too many.
  mutating func index(of value: Value) -> UInt16? {
    if let index = indices[value] { return index }
    guard let index = UInt16(exactly: values.count) else { return nil }
    values.append(value)
    indices[value] = index
    return index
  }

  /// Gives back the memory for more values; one that comes later is kept again.
  mutating func trim() {
    values = Array(values[...])
    indices = [:]
  }
}
