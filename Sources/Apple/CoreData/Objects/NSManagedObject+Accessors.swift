import DataStore

// What `@NSManaged` properties and methods do: the front end writes calls of these into their accessors.
extension NSManagedObject {
  public final func _managedValue<Value>(_ name: String) -> Value {
    if let recorder {
      recorder.note(name)
      return ManagedPlaceholder.value(recorder)
    }
    if let value = ManagedValue(self).typed(name, as: Value.self) { return value }
    return ManagedPlaceholder.value(nil)
  }

  public final func _setManagedValue<Value>(_ value: Value, _ name: String) {
    ManagedValue(self).set(value, name)
  }

  /// `addToItems(_:)` and its like, for one object or a set of them.
  public final func _add(_ value: Any, toManaged name: String) {
    objectWillChange.send()
    for object in Self.objects(value) { record.add(object.record, to: name) }
  }

  public final func _remove(_ value: Any, fromManaged name: String) {
    objectWillChange.send()
    for object in Self.objects(value) { record.remove(object.record, from: name) }
  }

  public final func _insert(_ value: Any, at index: Int, inManaged name: String) {
    objectWillChange.send()
    let new = Self.objects(value).map(\.record)
    var members = record.many(name).filter { member in !new.contains { $0 === member } }
    members.insert(contentsOf: new, at: min(max(0, index), members.count))
    record.setMany(members, for: name)
  }

  public final func _remove(at indexes: IndexSet, fromManaged name: String) {
    objectWillChange.send()
    let members = record.many(name)
    record.setMany(
      members.indices.filter { !indexes.contains($0) }.map { members[$0] }, for: name)
  }

  private static func objects(_ value: Any) -> [NSManagedObject] {
    (value as? NSManagedObject).map { [$0] } ?? ManagedValue.objects(value)
  }
}

/// The value of a property that has none, or whose object only writes names down.
private enum ManagedPlaceholder {
  static func value<Value>(_ recorder: KeyRecorder?) -> Value {
    let wrapped = (Value.self as? any OptionalValue.Type)?.wrapped
    if let recorder, let type = (wrapped ?? Value.self) as? NSManagedObject.Type,
      let next = type.init(_record: .recording(recorder)) as? Value
    {
      return next
    }
    if wrapped != nil, let none = Any?.none as? Value { return none }
    let plain: Any? =
      switch Value.self {
      case is String.Type: ""
      case is Int.Type: 0
      case is Int64.Type: Int64(0)
      case is Int32.Type: Int32(0)
      case is Int16.Type: Int16(0)
      case is Double.Type: 0.0
      case is Float.Type: Float(0)
      case is CGFloat.Type: CGFloat(0)
      case is Bool.Type: false
      case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
      case is Data.Type: Data()
      case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
      case is URL.Type: URL(fileURLWithPath: "/")
      case is Decimal.Type: Decimal(0)
      case is NSDecimalNumber.Type: NSDecimalNumber.zero
      case is NSNumber.Type: NSNumber(value: 0)
      case is NSSet.Type: NSSet()
      case is NSOrderedSet.Type: NSOrderedSet()
      case let type as any ManagedCollection.Type: type.make([])
      case let type as NSManagedObject.Type:
        type.init(_record: .recording(recorder ?? KeyRecorder()))
      case let type as any ExpressibleByArrayLiteral.Type: empty(type)
      default: nil
      }
    // A property that is not optional has to give something. Only the worker ends, and the frame gives this message.
    guard let value = plain as? Value else {
      fatalError(
        "A property of the type \(Value.self) has no value, and the type has no empty one.")
    }
    return value
  }

  private static func empty<List: ExpressibleByArrayLiteral>(_ type: List.Type) -> Any {
    [] as List
  }
}
