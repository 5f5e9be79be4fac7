import Foundation

/// A node that takes part in preferences: it sets one, changes one, or listens.
class PreferenceNode: UnaryNode {
  override final func visitPreferences(_ visit: (PreferenceNode) -> Void) { visit(self) }
  /// Adds this subtree's value of `key` to `value`.
  func reduce<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value, _ isEmpty: inout Bool) {
    child.reducePreference(key, into: &value, &isEmpty)
  }
  /// Notifies listeners, innermost first.
  func notify() { child.notifyPreferenceListeners() }
}

extension _Node {
  func reducePreference<K: PreferenceKey>(
    _ key: K.Type, into value: inout K.Value, _ isEmpty: inout Bool
  ) {
    visitPreferences { $0.reduce(key, into: &value, &isEmpty) }
  }

  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    var value = K.defaultValue
    var isEmpty = true
    reducePreference(key, into: &value, &isEmpty)
    return value
  }

  func notifyPreferenceListeners() { visitPreferences { $0.notify() } }
}
