import Foundation

/// A change of how a view is drawn that leaves its layout as it is.
public protocol VisualEffect: Animatable, Sendable {
  associatedtype AnimatableData = EmptyAnimatableData
  @MainActor func _applied(to view: AnyView) -> AnyView
}

/// The effect that changes nothing, which other effects are applied after.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  @MainActor public func _applied(to view: AnyView) -> AnyView { view }
}

/// An effect that is applied after another one.
public struct _FollowingVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: @MainActor @Sendable (AnyView) -> AnyView
  @MainActor public func _applied(to view: AnyView) -> AnyView { change(base._applied(to: view)) }
}

extension VisualEffect {
  private func then<V: View>(
    _ change: @escaping @MainActor @Sendable (AnyView) -> V
  ) -> _FollowingVisualEffect<Self> {
    _FollowingVisualEffect(base: self) { AnyView(change($0)) }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    then { $0.offset(x: x, y: y) }
  }
  public func offset(_ offset: CGSize) -> some VisualEffect { then { $0.offset(offset) } }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    then { $0.scaleEffect(scale, anchor: anchor) }
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    then { $0.scaleEffect(s, anchor: anchor) }
  }
  public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    then { $0.scaleEffect(x: x, y: y, anchor: anchor) }
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then { $0.rotationEffect(angle, anchor: anchor) }
  }
  public func opacity(_ opacity: Double) -> some VisualEffect { then { $0.opacity(opacity) } }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then { $0.blur(radius: radius, opaque: opaque) }
  }
  public func brightness(_ amount: Double) -> some VisualEffect { then { $0.brightness(amount) } }
  public func contrast(_ amount: Double) -> some VisualEffect { then { $0.contrast(amount) } }
  public func grayscale(_ amount: Double) -> some VisualEffect { then { $0.grayscale(amount) } }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { then { $0.hueRotation(angle) } }
  public func saturation(_ amount: Double) -> some VisualEffect { then { $0.saturation(amount) } }
}

nonisolated struct VisualEffectModifier<E: VisualEffect>: _NodeModifier {
  let effect: (EmptyVisualEffect, GeometryProxy) -> E
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    VisualEffectNode(node, inputs) { [effect] proxy in
      MainActor.assumeIsolated {
        let view = effect(EmptyVisualEffect(), proxy)._applied(to: AnyView(NodeView(node: node)))
        return inputs.single(view)
      }
    }
  }
}

/// A view whose node is made already.
private nonisolated struct NodeView: _PrimitiveView {
  let node: _Node
  @MainActor static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    nodes.nodes.append(view.node)
  }
}

extension View {
  /// Changes how the view is drawn, depending on its position.
  public nonisolated func visualEffect<E: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
  ) -> some View {
    modifier(VisualEffectModifier(effect: effect))
  }
}
