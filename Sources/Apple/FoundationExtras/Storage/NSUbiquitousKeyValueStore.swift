import Foundation

/// Key-value pairs that iCloud would carry; here they live as long as the process.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  public func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
  public func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
  public func removeObject(forKey key: String) { lock.withLock { values[key] = nil } }
  public func string(forKey key: String) -> String? { object(forKey: key) as? String }
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  public func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  public func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
  public func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
  public func longLong(forKey key: String) -> Int64 {
    (object(forKey: key) as? any BinaryInteger).map { Int64(truncatingIfNeeded: $0) } ?? 0
  }
  public var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  @discardableResult public func synchronize() -> Bool { true }
}

public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
