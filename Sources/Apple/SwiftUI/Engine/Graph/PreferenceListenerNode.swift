import Foundation

final class PreferenceListenerNode<Key: PreferenceKey>: PreferenceNode {
  private let listener: (Key.Value) -> Void
  init(_ child: _Node, _ key: Key.Type, _ listener: @escaping (Key.Value) -> Void) {
    self.listener = listener
    super.init(child)
  }
  override func notify() {
    child.notifyPreferenceListeners()
    listener(child.preference(Key.self))
  }
}
