import Foundation

/// The name of a notification between processes.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
  fileprivate let name: String
  public var rawValue: CFString { name as NSString }
  public init(rawValue: CFString) { name = rawValue as String }
  public init(_ rawValue: CFString) { name = rawValue as String }
}

public enum CFNotificationSuspensionBehavior: Int, Sendable {
  case drop = 1
  case coalesce
  case hold
  case deliverImmediately
}

/// The function that a notification calls. Apple's is a C function, which can't capture; the types here
/// have no C form.
public typealias CFNotificationCallback =
  @Sendable (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
    CFDictionary?
  ) -> Void

/// A center that delivers notifications to their observers. A worker is one process, so a notification
/// reaches its own observers only, at once and on the thread that posts it.
public final class CFNotificationCenter: @unchecked Sendable {
  private struct Observation {
    let observer: UnsafeRawPointer?
    let name: String?
    let callback: CFNotificationCallback
  }

  fileprivate static let darwin = CFNotificationCenter()
  fileprivate static let local = CFNotificationCenter()

  private let lock = NSLock()
  private var observations: [Observation] = []

  fileprivate func add(
    _ observer: UnsafeRawPointer?, _ name: String?, _ callback: @escaping CFNotificationCallback
  ) {
    lock.withLock {
      observations.append(Observation(observer: observer, name: name, callback: callback))
    }
  }

  fileprivate func remove(_ observer: UnsafeRawPointer?, _ name: String?) {
    lock.withLock {
      observations.removeAll { $0.observer == observer && (name == nil || $0.name == name) }
    }
  }

  fileprivate func post(_ name: CFNotificationName, _ userInfo: CFDictionary?) {
    // A callback may add and remove observers itself.
    let reached = lock.withLock {
      observations.filter { $0.name == nil || $0.name == name.name }
    }
    for observation in reached {
      observation.callback(
        self, UnsafeMutableRawPointer(mutating: observation.observer), name, nil, userInfo)
    }
  }
}

public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

/// - Parameter name: nil for every notification; the Darwin center asks for one.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!,
  _ callBack: CFNotificationCallback!, _ name: CFString!, _ object: UnsafeRawPointer!,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let callBack else { return }
  center.add(observer, name as String?, callBack)
}

public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) {
  center.remove(observer, name?.name)
}

public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!
) {
  center.remove(observer, nil)
}

/// - Parameters:
///   - object: not carried between processes; observers get nil.
///   - userInfo: the Darwin center carries none.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {
  guard let name else { return }
  center.post(name, center === CFNotificationCenter.darwin ? nil : userInfo)
}
