import Foundation

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
    inner.stackAxis = nil
    nodes.nodes.append(
      PreferenceLayerNode(
        node, alignment: modifier.alignment, isBehind: modifier.isBehind,
        isMirrored: inputs.isMirrored
      ) { [inner] in
        MainActor.assumeIsolated {
          inner.single(modifier.layer(node.preference(Key.self)))
        }
      })
  }
}
