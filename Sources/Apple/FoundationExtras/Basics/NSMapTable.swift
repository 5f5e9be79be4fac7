import Foundation

/// The ways in which a collection holds its objects.
public struct NSPointerFunctions {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Self = []
    public static let weakMemory = Self(rawValue: 5)
    public static let copyIn = Self(rawValue: 1 << 16)
    public static let objectPersonality: Self = []
    public static let objectPointerPersonality = Self(rawValue: 1 << 9)
  }
}

public typealias NSHashTableOptions = NSPointerFunctions.Options
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// An object that is held, weakly or not.
private struct Held {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?
  let isByIdentity: Bool

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    weakObject = object
    strongObject = options.contains(.weakMemory) ? nil : object
    isByIdentity = options.contains(.objectPointerPersonality)
  }

  var object: AnyObject? { strongObject ?? weakObject }

  func isEqual(_ other: AnyObject) -> Bool {
    guard let object else { return false }
    if object === other || isByIdentity { return object === other }
    return (object as? NSObject)?.isEqual(other) ?? false
  }
}

/// A set whose objects may be held weakly; those that are gone are left out.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var objects: [Held] = []

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
  }
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  open var allObjects: [ObjectType] { objects.compactMap { $0.object as? ObjectType } }
  open var count: Int { allObjects.count }
  open var anyObject: ObjectType? { allObjects.first }
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { object in objects.first { $0.isEqual(object) }?.object as? ObjectType }
  }
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  open func add(_ object: ObjectType?) {
    objects.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    objects.append(Held(object, options))
  }
  open func remove(_ object: ObjectType?) {
    objects.removeAll { held in held.object == nil || object.map(held.isEqual) ?? false }
  }
  open func removeAllObjects() { objects = [] }
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// A dictionary whose keys and values may be held weakly; pairs of which one is gone are left out.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options
  private var pairs: [(key: Held, value: Held)] = []

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
  }
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var live: [(key: KeyType, value: ObjectType)] {
    pairs.compactMap { pair in
      guard let key = pair.key.object as? KeyType, let value = pair.value.object as? ObjectType
      else { return nil }
      return (key, value)
    }
  }
  open var count: Int { live.count }
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { key in pairs.first { $0.key.isEqual(key) }?.value.object as? ObjectType }
  }
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let aKey, let anObject else { return }
    pairs.append((Held(aKey, keyOptions), Held(anObject, valueOptions)))
  }
  open func removeObject(forKey aKey: KeyType?) {
    pairs.removeAll { pair in
      pair.key.object == nil || pair.value.object == nil
        || aKey.map(pair.key.isEqual) ?? false
    }
  }
  open func removeAllObjects() { pairs = [] }
  open func keyEnumerator() -> NSEnumerator { NSArray(array: live.map(\.key)).objectEnumerator() }
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: live.map(\.value)).objectEnumerator()
  }
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    Dictionary(
      live.compactMap { pair in (pair.key as? AnyHashable).map { ($0, pair.value) } },
      uniquingKeysWith: { $1 })
  }
}
