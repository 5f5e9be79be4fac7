import Foundation

extension View {
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_GroupEffect { rect, _ in transform.group(in: rect) })
  }
}

/// A modifier that moves a view's picture without the layout's knowing.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let first = nodes.nodes.count
    Base._resolve(content, inputs, into: &nodes)
    for i in first..<nodes.nodes.count {
      nodes.nodes[i] = EffectNode(nodes.nodes[i]) { rect in
        modifier.effectValue(size: rect.size).group(in: rect)
      }
    }
  }

  /// Geometry readers inside never see the effect here.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public typealias Body = Never
  var base: Base
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}
