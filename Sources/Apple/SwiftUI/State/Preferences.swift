import Foundation

/// A value that views hand upwards.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// A node that has a say in preferences: it sets one, changes one, or listens.
class PreferenceNode: UnaryNode {
  override final func visitPreferences(_ visit: (PreferenceNode) -> Void) { visit(self) }
  /// Adds this subtree's value of `key` to `value`.
  func reduce<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value, _ isEmpty: inout Bool) {
    child.reducePreference(key, into: &value, &isEmpty)
  }
  /// Tells listeners, innermost first.
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

public nonisolated struct _PreferenceWritingModifier<Key: PreferenceKey>: _NodeModifier {
  public typealias Body = Never
  let value: Key.Value
  nonisolated init(_ value: Key.Value) { self.value = value }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    PreferenceWritingNode(node, Key.self, value)
  }
}

public nonisolated struct _PreferenceTransformModifier<Key: PreferenceKey>: _NodeModifier {
  public typealias Body = Never
  let transform: (inout Key.Value) -> Void
  nonisolated init(_ transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    PreferenceTransformNode(node, Key.self, transform)
  }
}

public nonisolated struct _PreferenceActionModifier<Key: PreferenceKey>: _NodeModifier
where Key.Value: Equatable {
  public typealias Body = Never
  final class Last { var value: Key.Value? }
  let action: (Key.Value) -> Void
  nonisolated init(_ action: @escaping (Key.Value) -> Void) { self.action = action }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    inputs.context.hasPreferenceListeners = true
    let last = inputs.context.state.box(inputs, -1) { Last() }
    return PreferenceListenerNode(node, Key.self) { value in
      guard last.value != value else { return }
      last.value = value
      action(value)
    }
  }
}

/// A layer made of a preference of what it lies on.
nonisolated struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier {
  typealias Body = Never
  let alignment: Alignment
  let isBehind: Bool
  let layer: (Key.Value) -> Layer
  nonisolated init(
    alignment: Alignment, isBehind: Bool, layer: @escaping (Key.Value) -> Layer
  ) {
    self.alignment = alignment
    self.isBehind = isBehind
    self.layer = layer
  }
  @MainActor static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let node = inputs.single(content)
    var inner = inputs
    inner.descend(into: Layer.self)
    inner.environment.fields.stackAxis = nil
    nodes.nodes.append(
      PreferenceLayerNode(
        node, alignment: modifier.alignment, isBehind: modifier.isBehind,
        isMirrored: inputs.isMirrored
      ) { [inner] in
        MainActor.assumeIsolated {
          inner.single(modifier.layer(node.preference(Key.self)), alignment: modifier.alignment)
        }
      })
  }
}

/// Its layer is made once its content is placed: then what geometry readers in the content say is known.
final class PreferenceLayerNode: UnaryNode {
  private let alignment: Alignment
  private let isBehind: Bool
  private let isMirrored: Bool
  private let make: () -> _Node
  private var layer: _Node?

  init(
    _ child: _Node, alignment: Alignment, isBehind: Bool, isMirrored: Bool,
    _ make: @escaping () -> _Node
  ) {
    self.alignment = alignment
    self.isBehind = isBehind
    self.isMirrored = isMirrored
    self.make = make
    super.init(child)
  }

  override func placeChildren() {
    super.placeChildren()
    let layer = make()
    self.layer = layer
    place(layer: layer, over: child, alignment, mirrored: isMirrored)
  }

  override var children: [_Node] {
    guard let layer else { return [child] }
    return isBehind ? [layer, child] : [child, layer]
  }

  override func draw(_ context: inout DrawContext) {
    for node in children { context.draw(node) }
  }
}

extension View {
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(_PreferenceWritingModifier<K>(value))
  }
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(callback))
  }
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action))
  }
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<Key, T>(alignment: alignment, isBehind: true, layer: transform))
  }
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<Key, T>(alignment: .center, isBehind: true, layer: transform))
  }
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<Key, T>(alignment: .center, isBehind: false, layer: transform))
  }
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<Key, T>(alignment: alignment, isBehind: false, layer: transform))
  }
}
