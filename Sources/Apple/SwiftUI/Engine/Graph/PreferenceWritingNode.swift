import Foundation

final class PreferenceWritingNode<Key: PreferenceKey>: PreferenceNode {
  private let value: Key.Value
  init(_ child: _Node, _ key: Key.Type, _ value: Key.Value) {
    self.value = value
    super.init(child)
  }
  override func reduce<K: PreferenceKey>(
    _ key: K.Type, into result: inout K.Value, _ isEmpty: inout Bool
  ) {
    guard key == Key.self, let own = value as? K.Value else {
      child.reducePreference(key, into: &result, &isEmpty)
      return
    }
    if isEmpty { result = own } else { K.reduce(value: &result) { own } }
    isEmpty = false
  }
}
