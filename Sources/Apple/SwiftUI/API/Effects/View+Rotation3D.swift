import CoreGraphics
import DisplayList
import Foundation

/// Turns a view in space and shows it in perspective.
///
/// The eye is as far off as the view's longer side is long, over `perspective`; a turn about the y
/// axis takes the right edge away from it. Source: OpenSwiftUI's account of the effect
/// (Rotation3DEffect.swift), and Core Animation's for the matrices.
nonisolated struct _Rotation3DEffect: _NodeModifier {
  let angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat

  nonisolated init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint,
    anchorZ: CGFloat, perspective: CGFloat
  ) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    let isMirrored = inputs.environment.fields.layoutDirection == .rightToLeft
    return EffectNode(node) { rect in
      var map = transform(rect.size)
      if isMirrored {
        let flip = ProjectionTransform(
          CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.width, ty: 0))
        map = flip.concatenating(map).concatenating(flip)
      }
      return map.group(in: rect)
    }
  }

  func transform(_ size: CGSize) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite, angle.radians != 0, angle.radians.isFinite else {
      return ProjectionTransform()
    }
    let x = axis.x / length, y = axis.y / length, z = axis.z / length
    let c = CGFloat(cosine(angle.radians)), s = CGFloat(sine(angle.radians)), k = 1 - c
    let ax = anchor.x * size.width, ay = anchor.y * size.height, az = anchorZ
    // Where the three axes go, and how far towards the eye.
    let right = (x: c + x * x * k, y: x * y * k + z * s, z: x * z * k - y * s)
    let down = (x: x * y * k - z * s, y: c + y * y * k, z: y * z * k + x * s)
    let near = (x: x * z * k + y * s, y: y * z * k - x * s, z: c + z * z * k)
    let side = max(size.width, size.height)
    let eye = side > 0 ? -perspective / side : 0
    func origin(_ right: CGFloat, _ down: CGFloat, _ near: CGFloat) -> CGFloat {
      -ax * right - ay * down - az * near
    }
    let move = (
      x: origin(right.x, down.x, near.x), y: origin(right.y, down.y, near.y),
      z: origin(right.z, down.z, near.z)
    )
    var m = ProjectionTransform()
    (m.m13, m.m23, m.m33) = (right.z * eye, down.z * eye, 1 + move.z * eye)
    (m.m11, m.m21, m.m31) = (right.x + ax * m.m13, down.x + ax * m.m23, move.x + ax * m.m33)
    (m.m12, m.m22, m.m32) = (right.y + ay * m.m13, down.y + ay * m.m23, move.y + ay * m.m33)
    return m
  }
}

extension View {
  /// - Parameters:
  ///   - anchorZ: points towards the eye.
  ///   - perspective: how near the eye is; 0 for infinitely far.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
