import FoundationExtras

/// Values by name, as the Objective-C runtime would find a property's.
public final class _INValues: @unchecked Sendable, Equatable {
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  init() {}

  /// A number is kept as an object, as the generated properties have it.
  subscript(key: String) -> Any? {
    get { lock.withLock { values[key] } }
    set { lock.withLock { values[key] = newValue.map(Self.asObject) } }
  }

  var snapshot: [String: Any] { lock.withLock { values } }

  func take(_ other: _INValues) {
    let taken = other.snapshot
    lock.withLock { values = taken }
  }

  private static func asObject(_ value: Any) -> Any {
    switch value {
    case let value as NSNumber: value
    case let value as NSString: value as String
    default: value
    }
  }

  public static func == (a: _INValues, b: _INValues) -> Bool {
    let first = a.snapshot, second = b.snapshot
    guard first.count == second.count else { return false }
    return first.allSatisfy { key, value in
      guard let other = second[key] else { return false }
      if let list = value as? [Any], let others = other as? [Any] {
        return list.count == others.count && zip(list, others).allSatisfy(same)
      }
      return same(value, other)
    }
  }

  private static func same(_ a: Any, _ b: Any) -> Bool {
    guard let a = a as? NSObject, let b = b as? NSObject else { return false }
    return a.isEqual(b)
  }
}

/// An object with properties by name; generated classes read and write them by these functions.
public protocol _INKeyed: AnyObject { var _values: _INValues { get } }

extension _INKeyed {
  public func _value<Value>(_ key: String) -> Value? { _values[key] as? Value }

  public func _setValue<Value>(_ value: Value?, _ key: String) { _values[key] = value }

  /// - Parameter unset: where there is no value, or one that the enumeration hasn't.
  public func _enumeration<Case: RawRepresentable>(
    _ key: String, else unset: Case
  ) -> Case where Case.RawValue == Int {
    (_values[key] as? NSNumber).flatMap { Case(rawValue: $0.intValue) } ?? unset
  }

  public func _setEnumeration<Case: RawRepresentable>(
    _ value: Case, _ key: String
  ) where Case.RawValue == Int {
    _values[key] = NSNumber(value: value.rawValue)
  }
}
