import CoreGraphics
import DisplayList
import Foundation

extension View {
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    transforming { rect in
      angle.radians == 0
        ? .identity
        : CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.point(in: rect))
    }
  }

  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  public nonisolated func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    transforming { rect in
      CGAffineTransform(scaleX: x, y: y).about(anchor.point(in: rect))
    }
  }

  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    transforming { rect in transform.about(rect.origin) }
  }

  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transforming { rect in transform.flat.about(rect.origin) }
  }

  /// Mirrored where the layout runs from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(
      _GroupEffect { rect, environment in
        guard enabled, environment.fields.layoutDirection == .rightToLeft else { return nil }
        return CompositingGroup(
          transform: CGAffineTransform(scaleX: -1, y: 1).about(
            CGPoint(x: rect.midX, y: rect.midY)))
      })
  }

  /// - Parameter transform: for the view's frame, in the picture's coordinates.
  nonisolated func transforming(
    _ transform: @escaping @Sendable (CGRect) -> CGAffineTransform
  ) -> some View {
    modifier(
      _GroupEffect { rect, _ in
        let map = transform(rect)
        return map.isIdentity ? nil : CompositingGroup(transform: map)
      })
  }
}

/// A map of the plane with perspective; only its affine part is drawn.
@frozen public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  public init() {}
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func dot(_ a: (CGFloat, CGFloat, CGFloat), _ b: (CGFloat, CGFloat, CGFloat)) -> CGFloat {
      a.0 * b.0 + a.1 * b.1 + a.2 * b.2
    }
    let c1 = (rhs.m11, rhs.m21, rhs.m31), c2 = (rhs.m12, rhs.m22, rhs.m32)
    let c3 = (rhs.m13, rhs.m23, rhs.m33)
    let r1 = (m11, m12, m13), r2 = (m21, m22, m23), r3 = (m31, m32, m33)
    var m = ProjectionTransform()
    (m.m11, m.m12, m.m13) = (dot(r1, c1), dot(r1, c2), dot(r1, c3))
    (m.m21, m.m22, m.m23) = (dot(r2, c1), dot(r2, c2), dot(r2, c3))
    (m.m31, m.m32, m.m33) = (dot(r3, c1), dot(r3, c2), dot(r3, c3))
    return m
  }

  var flat: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
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
        let map = modifier.effectValue(size: rect.size).flat
        return map.isIdentity ? nil : CompositingGroup(transform: map.about(rect.origin))
      }
    }
  }
}
