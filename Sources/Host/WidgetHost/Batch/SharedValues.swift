/// Values that many have in common, each kept once and named by its index.
struct SharedValues<Value: Hashable & Sendable>: Sendable {
  /// The index that no value has.
  static var none: UInt16 { .max }

  private(set) var values: [Value] = []
  private var indices: [Value: UInt16] = [:]
  private let most: Int

  /// - Parameter most: the number of values that are kept; at most 65,535.
  init(most: Int = Int(UInt16.max)) {
    self.most = min(most, Int(Self.none))
  }

  /// The value of an index; nil where none has it.
  subscript(index: UInt16) -> Value? {
    values.indices.contains(Int(index)) ? values[Int(index)] : nil
  }

  /// The index of a value that is kept; nil for one that isn't.
  func known(_ value: Value) -> UInt16? { indices[value] }

  /// Keeps a value that isn't kept yet.
  /// - Returns: its index; nil where there are too many.
  @discardableResult
  mutating func index(of value: Value) -> UInt16? {
    if let index = indices[value] { return index }
    guard values.count < most, let index = UInt16(exactly: values.count) else { return nil }
    values.append(value)
    indices[value] = index
    return index
  }

  /// Gives back the memory for more values; one that comes later is kept again.
  mutating func trim() {
    values = values.trimmed()
    indices = [:]
  }
}

extension Array {
  /// The same elements in memory for no more than them. `Array(self[...])` would have the same memory.
  func trimmed() -> [Element] {
    var copy: [Element] = []
    copy.reserveCapacity(count)
    copy.append(contentsOf: self)
    return copy
  }
}
