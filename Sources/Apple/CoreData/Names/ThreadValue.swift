/// A value of each thread's own.
final class ThreadValue<Value>: @unchecked Sendable {
  private final class Box {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var key: String { "vitrine.coredata.\(ObjectIdentifier(self).hashValue)" }

  var value: Value? {
    get { (Thread.current.threadDictionary[key] as? Box)?.value }
    set { Thread.current.threadDictionary[key] = newValue.map(Box.init) }
  }

  func take() -> Value? {
    defer { value = nil }
    return value
  }
}
