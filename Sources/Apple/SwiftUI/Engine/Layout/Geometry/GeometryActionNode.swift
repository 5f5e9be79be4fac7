import Foundation

/// The node of `onGeometryChange`: it passes its geometry to an action once it is placed.
final class GeometryActionNode: PreferenceNode {
  private let listener: (GeometryProxy) -> Void
  private let context: ResolveContext
  private let isMirrored: Bool
  private var proxy: GeometryProxy?

  init(_ child: _Node, _ inputs: _ViewInputs, _ listener: @escaping (GeometryProxy) -> Void) {
    self.listener = listener
    context = inputs.context
    isMirrored = inputs.isMirrored
    super.init(child)
  }

  override func placeChildren() {
    proxy = GeometryProxy(frame, context, mirrored: isMirrored)
    super.placeChildren()
  }

  override func notify() {
    super.notify()
    if let proxy { listener(proxy) }
  }
}
