import DisplayList
import Foundation

/// A map of the plane with perspective, on rows of x, y and 1.
@frozen public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  public init() {}
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  private init(_ p: Projection) {
    (m11, m12, m13) = (p.m11, p.m12, p.m13)
    (m21, m22, m23) = (p.m21, p.m22, p.m23)
    (m31, m32, m33) = (p.m31, p.m32, p.m33)
  }

  var projection: Projection { Projection(m11, m12, m13, m21, m22, m23, m31, m32, m33) }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(projection.concatenating(rhs.projection))
  }

  /// The map itself where it has no inverse.
  public func inverted() -> ProjectionTransform {
    projection.inverse.map { ProjectionTransform($0) } ?? self
  }

  /// - Returns: false where there is no inverse, and nothing was changed.
  public mutating func invert() -> Bool {
    guard let inverse = projection.inverse else { return false }
    self = ProjectionTransform(inverse)
    return true
  }

  /// The group that draws a view through this map, whose origin is the frame's; nil for the identity.
  func group(in frame: CGRect) -> CompositingGroup? {
    if isIdentity { return nil }
    if isAffine {
      let map = CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
      return CompositingGroup(transform: map.about(frame.origin))
    }
    func move(_ x: CGFloat, _ y: CGFloat) -> Projection {
      Projection(CGAffineTransform(translationX: x, y: y))
    }
    return CompositingGroup(
      projection: move(-frame.minX, -frame.minY).concatenating(projection).concatenating(
        move(frame.minX, frame.minY)))
  }
}

extension CGPoint {
  /// The point mapped; one behind the eye stays where it is.
  public func applying(_ m: ProjectionTransform) -> CGPoint { m.projection.map(self) ?? self }
}
