/// A cache that is emptied when its cost exceeds a limit, so that a worker's memory stays constant
/// however many frames it draws.
package struct BoundedCache<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private var cost = 0
  /// Bytes.
  package let limit: Int

  package init(limit: Int) { self.limit = limit }

  package subscript(key: Key) -> Value? { values[key] }

  package mutating func insert(_ value: Value, for key: Key, bytes: Int) {
    if cost + bytes > limit {
      values.removeAll(keepingCapacity: true)
      cost = 0
    }
    values[key] = value
    cost += bytes
  }
}
