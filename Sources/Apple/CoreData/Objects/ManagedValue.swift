import DataModels
import DataStore

/// The values of an object as an app has them.
struct ManagedValue {
  private let object: NSManagedObject

  init(_ object: NSManagedObject) { self.object = object }

  private var record: StoreRecord { object.record }

  // MARK: Without a type

  func any(_ name: String) -> Any? {
    if let relationship = record.relationship(name) {
      guard relationship.isToMany else { return record.one(name).flatMap(owner) }
      return relationship.isOrdered
        ? NSOrderedSet(array: objects(name)) : NSSet(array: objects(name))
    }
    let value = record.value(name)
    guard !value.isNull else { return nil }
    return Self.any(value, attribute(name)?.type ?? .undefined)
  }

  func objects(_ name: String) -> [NSManagedObject] {
    record.many(name).compactMap { owner($0) as? NSManagedObject }
  }

  private func owner(_ other: StoreRecord) -> AnyObject? { other.context?.owner(of: other) }

  private func attribute(_ name: String) -> DataAttribute? {
    (record.context?.model).flatMap { model in
      model.attributes(of: record.entity).first { $0.name == name }
    } ?? record.entity.attributes.first { $0.name == name }
  }

  static func any(_ value: StoredValue, _ type: DataAttribute.Kind) -> Any? {
    switch (type, value) {
    case (_, .null): return nil
    case (.boolean, .integer(let number)): return number != 0
    case (.integer16, .integer(let number)): return Int16(truncatingIfNeeded: number)
    case (.integer32, .integer(let number)): return Int32(truncatingIfNeeded: number)
    case (.integer64, .integer(let number)): return number
    case (.date, _): return value.date
    case (.uuid, _): return value.uuid
    case (.uri, .text(let text)): return URL(string: text)
    case (.decimal, _): return value.number.map { NSDecimalNumber(value: $0) }
    case (.float, _): return value.number.map { Float($0) }
    case (.double, _): return value.number
    case (.transformable, .data(let data)): return TransformedValue.value(of: data)
    case (_, .integer(let number)): return number
    case (_, .real(let number)): return number
    case (_, .text(let text)): return text
    case (_, .data(let data)): return data
    }
  }

  func set(_ value: Any?, _ name: String) {
    object.objectWillChange.send()
    if let relationship = record.relationship(name) {
      if relationship.isToMany {
        record.setMany(Self.objects(value).map(\.record), for: name)
      } else {
        record.setOne((Self.plain(value) as? NSManagedObject)?.record, for: name)
      }
      return
    }
    let plain = Self.plain(value)
    if attribute(name)?.type == .transformable, let plain {
      record.set(TransformedValue.data(of: plain).map(StoredValue.data) ?? .null, for: name)
    } else {
      record.set(StoredValue(any: plain) ?? .null, for: name)
    }
  }

  /// The value in an optional.
  static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return plain(mirror.children.first?.value)
  }

  static func objects(_ value: Any?) -> [NSManagedObject] {
    switch plain(value) {
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: (0..<set.count).compactMap { set[$0] as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set)
    case let list as [NSManagedObject]: list
    case let set as any ManagedCollection: set.managedObjects
    default: []
    }
  }

  // MARK: With a type

  func typed<Value>(_ name: String, as type: Value.Type) -> Value? {
    let wrapped = (type as? any OptionalValue.Type)?.wrapped ?? type
    guard let relationship = record.relationship(name) else {
      return typed(any(name), wrapped) as? Value
    }
    guard relationship.isToMany else {
      return record.one(name).flatMap(owner) as? Value
    }
    if let collection = wrapped as? any ManagedCollection.Type {
      return collection.make(objects(name)) as? Value
    }
    return any(name) as? Value
  }

  /// Numbers as the property has them.
  private func typed(_ value: Any?, _ type: Any.Type) -> Any? {
    guard let value else { return nil }
    let stored = StoredValue(any: value)
    switch type {
    case is Int.Type: return Self.integer(stored).flatMap { Int(exactly: $0) }
    case is Int64.Type: return Self.integer(stored)
    case is Int32.Type: return Self.integer(stored).flatMap { Int32(exactly: $0) }
    case is Int16.Type: return Self.integer(stored).flatMap { Int16(exactly: $0) }
    case is Double.Type: return stored?.number
    case is CGFloat.Type: return stored?.number.map { CGFloat($0) }
    case is Float.Type: return stored?.number.map { Float($0) }
    case is Bool.Type: return stored?.number.map { $0 != 0 }
    case is Decimal.Type: return stored?.number.map { Decimal($0) }
    case is NSDecimalNumber.Type: return stored?.number.map { NSDecimalNumber(value: $0) }
    case is NSNumber.Type:
      if case .integer(let number)? = stored { return NSNumber(value: number) }
      return stored?.number.map { NSNumber(value: $0) }
    case is NSDate.Type:
      return stored?.date.map {
        NSDate(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate)
      }
    case is NSString.Type: return (value as? String).map { NSString(string: $0) }
    case is NSData.Type: return (value as? Data).map { NSData(data: $0) }
    default: break
    }
    if let raw = type as? any RawRepresentable.Type, let stored, let number = stored.number {
      // A real number with a fraction is no case's.
      guard number == number.rounded(), let whole = Self.integer(stored) else { return nil }
      return Self.raw(raw, whole)
    }
    return value
  }

  /// The nearest whole number, by way of `Double` only where the store has a real one: it holds 53 bits.
  private static func integer(_ value: StoredValue?) -> Int64? {
    if case .integer(let number)? = value { return number }
    return value?.number.flatMap { Int64(exactly: $0.rounded()) }
  }

  private static func raw<Raw: RawRepresentable>(_ type: Raw.Type, _ number: Int64) -> Any? {
    switch Raw.RawValue.self {
    case is Int16.Type: return (Int16(exactly: number) as? Raw.RawValue).flatMap(Raw.init)
    case is Int32.Type: return (Int32(exactly: number) as? Raw.RawValue).flatMap(Raw.init)
    case is Int64.Type: return (number as? Raw.RawValue).flatMap(Raw.init)
    case is Int.Type: return (Int(exactly: number) as? Raw.RawValue).flatMap(Raw.init)
    default: return nil
    }
  }
}

/// A collection of objects at a relationship.
protocol ManagedCollection {
  static func make(_ objects: [NSManagedObject]) -> Any
  var managedObjects: [NSManagedObject] { get }
}

extension Set: ManagedCollection where Element: NSManagedObject {
  static func make(_ objects: [NSManagedObject]) -> Any {
    Set(objects.compactMap { $0 as? Element })
  }
  var managedObjects: [NSManagedObject] { Array(self) }
}

extension Array: ManagedCollection where Element: NSManagedObject {
  static func make(_ objects: [NSManagedObject]) -> Any { objects.compactMap { $0 as? Element } }
  var managedObjects: [NSManagedObject] { self }
}

/// An optional, to ask for what it may hold.
protocol OptionalValue {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
}
