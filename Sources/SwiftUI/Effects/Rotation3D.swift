import CoreGraphics
import DisplayList
import Foundation

/// Turns a view in space. A display list is flat: it keeps what lies in the plane and leaves out
/// the perspective, and says so.
nonisolated struct _Rotation3DEffect: _NodeModifier {
  typealias Body = Never
  let angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint
  nonisolated init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint
  ) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
  }

  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    let map = flat
    if map.isIdentity { return node }
    if axis.x != 0 || axis.y != 0 {
      inputs.context.note(
        "flat-projection",
        "rotation3DEffect is drawn without perspective: the view is only made narrower. "
          + "Rotate about the z axis for an exact picture.")
    }
    let anchor = anchor
    return EffectNode(node) { CompositingGroup(transform: map.about(anchor.point(in: $0))) }
  }

  /// The x and y part of Rodrigues' rotation.
  private var flat: CGAffineTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, angle.radians != 0 else { return .identity }
    let x = axis.x / length, y = axis.y / length, z = axis.z / length
    let c = CGFloat(cosine(angle.radians)), s = CGFloat(sine(angle.radians))
    let k = 1 - c
    return CGAffineTransform(
      a: c + x * x * k, b: x * y * k + z * s, c: x * y * k - z * s, d: c + y * y * k, tx: 0, ty: 0)
  }
}

extension View {
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(_Rotation3DEffect(angle: angle, axis: axis, anchor: anchor))
  }
}
