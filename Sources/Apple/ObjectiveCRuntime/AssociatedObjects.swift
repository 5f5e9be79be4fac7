import Foundation

/// The way in which an object holds another one that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// The value that was associated with an object under a key; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, key)
}

/// Associates a value with an object under a key; nil removes what was there.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, of: object as AnyObject, key, policy)
}

/// Removes everything that is associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// Values beside objects, which they don't keep alive. Linux's objects don't say when they end: the values of
/// those that have ended go when another object gets its first one.
private final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private struct Owner {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private enum Value {
    case strong(Any)
    case weak(WeakReference)
  }

  private final class WeakReference {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private let lock = NSRecursiveLock()
  private var owners: [ObjectIdentifier: Owner] = [:]

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      switch owner(object)?.values[key] {
      case .strong(let value): value
      case .weak(let reference): reference.object
      case nil: nil
      }
    }
  }

  func set(
    _ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
  ) {
    // Kept until the lock is open: the end of a value may ask for others.
    var ended: [Owner] = []
    lock.withLock {
      var owner = owner(object) ?? Owner(object: object)
      ended.append(owner)
      if owner.values.isEmpty { ended += removeEnded() }
      owner.values[key] = value.map { Self.hold($0, policy) }
      owners[ObjectIdentifier(object)] = owner.values.isEmpty ? nil : owner
    }
    withExtendedLifetime(ended) {}
  }

  func removeAll(of object: AnyObject) {
    let ended = lock.withLock { owners.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(ended) {}
  }

  /// The entry of an object, and not that of an earlier one at the same address.
  private func owner(_ object: AnyObject) -> Owner? {
    owners[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }

  private func removeEnded() -> [Owner] {
    let ended = owners.filter { $0.value.object == nil }
    for key in ended.keys { owners[key] = nil }
    return Array(ended.values)
  }

  private static func hold(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: .weak(WeakReference(value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .strong(value)
    }
  }
}
