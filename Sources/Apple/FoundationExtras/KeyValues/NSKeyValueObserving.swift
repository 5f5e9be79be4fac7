import Foundation

/// The values that an observer wants.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = Self(rawValue: 1)
  public static let old = Self(rawValue: 2)
  public static let initial = Self(rawValue: 4)
  public static let prior = Self(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// The key of a part of a change.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let kindKey = Self(rawValue: "kind")
  public static let newKey = Self(rawValue: "new")
  public static let oldKey = Self(rawValue: "old")
  public static let indexesKey = Self(rawValue: "indexes")
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// A change that an observer is notified of.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// The observation of a property. It ends with this object.
public class NSKeyValueObservation: NSObject, @unchecked Sendable {
  public func invalidate() {}
}

/// A type whose properties can be observed by their names.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a handler with the value at first, where the options ask for it. Later changes aren't known: a property has no
  /// name at run time. The frame says so.
  ///
  /// https://developer.apple.com/documentation/swift/cocoa-design-patterns#Key-Value-Observing
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    _KeyValues.note("observe(_:options:changeHandler:)", "\(keyPath)")
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? self[keyPath: keyPath] : nil,
          oldValue: nil, indexes: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }

  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
}

/// The diagnostics of key-value observing.
enum _KeyValues {
  static func note(_ call: String, _ name: String) {
    NetworkAccess.note("not-observed", "\(call): changes of \(name) aren't reported")
  }
}

// Members of the protocol, so that classes can declare their own.
extension NSObjectProtocol {
  /// Not told of changes, as of ``observe(_:options:changeHandler:)``. The frame says so.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) { _KeyValues.note("addObserver(_:forKeyPath:options:context:)", keyPath) }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {}
  public func willChangeValue(forKey key: String) {}
  public func didChangeValue(forKey key: String) {}

  /// Never called by the system here.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// The value of a stored property; nil for one that is computed.
  public func value(forKey key: String) -> Any? { KeyedValues.value(of: self, [key]) }
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyedValues.value(of: self, keyPath.components(separatedBy: "."))
  }
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { a, _ in a })
  }

  /// Without effect, as properties have no names at run time. The frame says so.
  public func setValue(_ value: Any?, forKey key: String) {
    NetworkAccess.note(
      "value-not-set", "setValue(_:forKey:): \(key) of \(type(of: self)) isn't set")
  }
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }
}
