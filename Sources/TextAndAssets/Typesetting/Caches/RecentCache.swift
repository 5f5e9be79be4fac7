/// A cache of limited size: when the young half is full it becomes the old half, and the values of the
/// previous old half that weren't looked up since are dropped. A look-up costs one hash, or two.
struct RecentCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let half: Int

  /// Between `half` and twice as many values are kept.
  init(half: Int) { self.half = half }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old[key] else { return nil }
      insert(value, for: key)
      return value
    }
  }

  mutating func insert(_ value: Value, for key: Key) {
    if young.count >= half {
      old = young
      young = Dictionary(minimumCapacity: half)
    }
    young[key] = value
  }
}
