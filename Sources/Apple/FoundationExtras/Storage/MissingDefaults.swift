import Foundation
import Synchronization

/// The values of App Groups' defaults that code asked for and that aren't there.
package enum MissingDefaults {
  private static let state = Mutex<(isWatched: Bool, keys: [String: Set<String>])>((false, [:]))
  static let symbol = "$s10Foundation12UserDefaultsC6object6forKeyypSgSS_tF"

  /// Begins to note what is asked for.
  package static func watch() {
    _ = isReplaced
    state.withLock { $0.isWatched = true }
  }

  private static let isReplaced: Bool = {
    MethodTable.replace([symbol], of: UserDefaults.self)
    return true
  }()

  /// The keys by the names of their suites, since the last call.
  package static func take() -> [String: Set<String>] {
    state.withLock { state in
      defer { state.keys = [:] }
      return state.keys
    }
  }

  static func note(_ key: String, of defaults: UserDefaults) {
    guard state.withLock({ $0.isWatched }), let suite = suite(of: defaults) else { return }
    state.withLock { _ = $0.keys[suite, default: []].insert(key) }
  }

  /// - Returns: nil for the standard defaults, which are an extension's own.
  private static func suite(of defaults: UserDefaults) -> String? {
    for (label, value) in Mirror(reflecting: defaults).children where label == "suite" {
      return value as? String
    }
    return nil
  }
}

private struct ObjectCall { let call: (String) -> Any? }

extension UserDefaults {
  /// `object(forKey:)`, which the methods for single types ask as well, in place of Foundation's own.
  @_silgen_name("$s10Foundation12UserDefaultsC6object6forKeyypSgSS_tF")
  public func _vitrineObject(forKey key: String) -> Any? {
    guard let own = MethodTable.original(MissingDefaults.symbol, of: self) else { return nil }
    let value = unsafeBitCast(own, to: ObjectCall.self).call(key)
    if value == nil { MissingDefaults.note(key, of: self) }
    return value.map(Self.withNumbers)
  }

  /// A value whose numbers are those of Foundation, as property lists have them on Apple's platforms: each is an `Int`,
  /// a `Double` and, where it is 0 or 1, a `Bool`, also within lists and dictionaries.
  private static func withNumbers(_ value: Any) -> Any {
    switch value {
    case let list as [Any]: list.map(withNumbers)
    case let dictionary as [String: Any]: dictionary.mapValues(withNumbers)
    case let truth as Bool: NSNumber(value: truth)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as Float: NSNumber(value: number)
    default: value
    }
  }
}
