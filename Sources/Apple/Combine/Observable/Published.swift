import Foundation

/// A property of an object that publishes its values and the object's changes.
@propertyWrapper
public struct Published<Value> {
  private let box: Box

  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public init(initialValue: Value) { box = Box(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.set(newValue) }
  }

  public var projectedValue: Publisher {
    mutating get { Publisher(box: box) }
    // For `assign(to: &object.$value)`: the publisher is the property's own before and after.
    set {}
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.set(newValue) }
  }

  final class Box {
    private let lock = NSLock()
    private var current: Value
    private let subscriptions = SubjectSubscriptions<Value, Never>()
    var owner: ObservableObjectPublisher?
    var sources: [AnyCancellable] = []

    init(_ value: Value) { current = value }

    var value: Value { lock.withLock { current } }

    /// Subscribers receive the value before it can be read.
    func set(_ value: Value) {
      owner?.send()
      subscriptions.send(value)
      lock.withLock { current = value }
    }

    func attach(_ subscriber: AnySubscriber<Value, Never>) {
      subscriptions.attach(subscriber, keepsLast: true, first: value)
    }
  }

  /// A publisher of the property's value and of each later one.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let box: Box

    public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never {
      box.attach(AnySubscriber(subscriber))
    }

    func take<P: Combine.Publisher>(from publisher: P) where P.Output == Value, P.Failure == Never {
      let source = publisher.sink { [weak box] in box?.set($0) }
      box.sources.append(source)
    }
  }
}

extension Published: PublishedStorage {
  var owner: ObservableObjectPublisher? {
    get { box.owner }
    nonmutating set { box.owner = newValue }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
  /// Writes every value to a published property, for as long as that lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.take(from: self)
  }
}
