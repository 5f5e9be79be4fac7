import Foundation

final class PreferenceTransformNode<Key: PreferenceKey>: PreferenceNode {
  private let transform: (inout Key.Value) -> Void
  init(_ child: _Node, _ key: Key.Type, _ transform: @escaping (inout Key.Value) -> Void) {
    self.transform = transform
    super.init(child)
  }
  override func reduce<K: PreferenceKey>(
    _ key: K.Type, into result: inout K.Value, _ isEmpty: inout Bool
  ) {
    guard key == Key.self else {
      child.reducePreference(key, into: &result, &isEmpty)
      return
    }
    var own = child.preference(Key.self)
    transform(&own)
    guard let value = own as? K.Value else { return }
    if isEmpty { result = value } else { K.reduce(value: &result) { value } }
    isEmpty = false
  }
}
