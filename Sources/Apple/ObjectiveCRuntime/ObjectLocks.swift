import Foundation

/// Waits until no other thread holds the object's lock, and holds it.
/// - Returns: 0 for success.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.shared.lock(of: object as AnyObject).lock()
  return 0
}

/// Gives the object's lock back.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.shared.lock(of: object as AnyObject).unlock()
  return 0
}

/// Locks by objects. One is kept for each address that was ever locked: another object at the same address
/// may use it as well.
private final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()
  private let access = NSLock()
  private var locks: [ObjectIdentifier: NSRecursiveLock] = [:]

  func lock(of object: AnyObject) -> NSRecursiveLock {
    access.withLock {
      let key = ObjectIdentifier(object)
      if let lock = locks[key] { return lock }
      let lock = NSRecursiveLock()
      locks[key] = lock
      return lock
    }
  }
}
