/// Values in the order in which they came first, each once. It is encoded as their list.
struct ValueTable<Value: Hashable & Encodable>: Encodable {
  private var indices: [Value: Int] = [:]
  private(set) var values: [Value] = []

  /// The index of a value, which is added where it is new.
  mutating func index(_ value: Value) -> Int {
    if let index = indices[value] { return index }
    indices[value] = values.count
    values.append(value)
    return values.count - 1
  }

  func encode(to encoder: any Encoder) throws {
    try values.encode(to: encoder)
  }
}
