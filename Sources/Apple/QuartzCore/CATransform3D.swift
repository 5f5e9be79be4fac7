import CoreGraphics
import Foundation

/// A map of points in space, as a matrix of four rows that points are rows before.
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// All zero.
  public init() { self.init([[CGFloat]](repeating: [0, 0, 0, 0], count: 4)) }

  /// - Parameter rows: four of four.
  init(_ rows: [[CGFloat]]) {
    func at(_ row: Int, _ column: Int) -> CGFloat { rows[row][column] }
    self.init(
      m11: at(0, 0), m12: at(0, 1), m13: at(0, 2), m14: at(0, 3), m21: at(1, 0), m22: at(1, 1),
      m23: at(1, 2), m24: at(1, 3), m31: at(2, 0), m32: at(2, 1), m33: at(2, 2), m34: at(2, 3),
      m41: at(3, 0), m42: at(3, 1), m43: at(3, 2), m44: at(3, 3))
  }

  var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  /// The inverse, by elimination; nil where there is none.
  var inverse: CATransform3D? {
    var left = rows, right = CATransform3DIdentity.rows
    for column in 0..<4 {
      guard
        let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
        abs(left[pivot][column]) > 1e-12
      else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let scale = left[column][column]
      left[column] = left[column].map { $0 / scale }
      right[column] = right[column].map { $0 / scale }
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        for i in 0..<4 {
          left[row][i] -= factor * left[column][i]
          right[row][i] -= factor * right[column][i]
        }
      }
    }
    return CATransform3D(right)
  }
}

public let CATransform3DIdentity = CATransform3D([
  [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1],
])

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D([[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// A turn about an axis.
///
/// - Parameter angle: in radians. The identity is returned for an axis without length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let s = sin(angle), c = cos(angle), k = 1 - c
  return CATransform3D([
    [c + x * x * k, x * y * k + z * s, x * z * k - y * s, 0],
    [x * y * k - z * s, c + y * y * k, y * z * k + x * s, 0],
    [x * z * k + y * s, y * z * k - x * s, c + z * z * k, 0], [0, 0, 0, 1],
  ])
}

public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// The map by `a`, then by `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let left = a.rows, right = b.rows
  return CATransform3D(
    left.map { row in
      (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * right[$1][column] } }
    })
}

/// The map back; the map itself where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D([[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}

/// Whether an affine transform represents the whole transform.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)) == t
}

/// The affine transform of the plane, as it is seen from the front.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
