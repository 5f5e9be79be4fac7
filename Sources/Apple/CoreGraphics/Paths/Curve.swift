import DisplayList
import Foundation

/// A piece of an outline with its start; a quadratic is raised to a cubic.
struct Curve {
  var p0: CGPoint, p1: CGPoint, p2: CGPoint, p3: CGPoint
  var isLine: Bool

  init(line from: CGPoint, _ to: CGPoint) {
    (p0, p1, p2, p3) = (from, from, to, to)
    isLine = true
  }

  init(_ from: CGPoint, quad to: CGPoint, _ c: CGPoint) {
    p0 = from
    p1 = CGPoint(x: from.x + 2 / 3 * (c.x - from.x), y: from.y + 2 / 3 * (c.y - from.y))
    p2 = CGPoint(x: to.x + 2 / 3 * (c.x - to.x), y: to.y + 2 / 3 * (c.y - to.y))
    p3 = to
    isLine = false
  }

  init(_ from: CGPoint, _ c1: CGPoint, _ c2: CGPoint, _ to: CGPoint) {
    (p0, p1, p2, p3) = (from, c1, c2, to)
    isLine = false
  }

  func point(_ t: CGFloat) -> CGPoint {
    if isLine { return CGPoint(x: p0.x + t * (p3.x - p0.x), y: p0.y + t * (p3.y - p0.y)) }
    let s = 1 - t
    let a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t
    return CGPoint(
      x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }

  private func speed(_ t: CGFloat) -> CGFloat {
    let s = 1 - t
    let a = 3 * s * s, b = 6 * s * t, c = 3 * t * t
    let x = a * (p1.x - p0.x) + b * (p2.x - p1.x) + c * (p3.x - p2.x)
    let y = a * (p1.y - p0.y) + b * (p2.y - p1.y) + c * (p3.y - p2.y)
    return (x * x + y * y).squareRoot()
  }

  /// The length of a part, by Gauss-Legendre quadrature with five points.
  private func length(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    let half = (to - from) / 2, middle = (to + from) / 2
    let outer: CGFloat = 0.9061798459386640, inner: CGFloat = 0.5384693101056831
    return half
      * (0.5688888888888889 * speed(middle)
        + 0.4786286704993665 * (speed(middle - inner * half) + speed(middle + inner * half))
        + 0.2369268850561891 * (speed(middle - outer * half) + speed(middle + outer * half)))
  }

  var length: CGFloat {
    if isLine {
      let x = p3.x - p0.x, y = p3.y - p0.y
      return (x * x + y * y).squareRoot()
    }
    var sum: CGFloat = 0
    for i in 0..<4 { sum += length(CGFloat(i) / 4, CGFloat(i + 1) / 4) }
    return sum
  }

  /// The parameter at a distance from the start.
  func parameter(at distance: CGFloat, of total: CGFloat) -> CGFloat {
    guard total > 0 else { return 0 }
    if isLine || distance <= 0 || distance >= total { return min(max(distance / total, 0), 1) }
    var t = distance / total
    for _ in 0..<6 {
      var sum: CGFloat = 0
      for i in 0..<4 { sum += length(t * CGFloat(i) / 4, t * CGFloat(i + 1) / 4) }
      let v = speed(t)
      guard v > 1e-12 else { break }
      let next = min(max(t - (sum - distance) / v, 0), 1)
      if abs(next - t) < 1e-10 { return next }
      t = next
    }
    return t
  }

  /// The part between two parameters.
  func part(_ from: CGFloat, _ to: CGFloat) -> Curve {
    if isLine { return Curve(line: point(from), point(to)) }
    func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y))
    }
    func blossom(_ u: CGFloat, _ v: CGFloat, _ w: CGFloat) -> CGPoint {
      let a = mix(p0, p1, u), b = mix(p1, p2, u), c = mix(p2, p3, u)
      return mix(mix(a, b, v), mix(b, c, v), w)
    }
    return Curve(
      blossom(from, from, from), blossom(from, from, to), blossom(from, to, to),
      blossom(to, to, to))
  }

  var segment: Outline.Segment {
    isLine ? .line(p3) : .cubic(p3, control1: p1, control2: p2)
  }

  /// Points after the start on a line of chords that keeps within `tolerance` of the curve.
  func flattened(_ tolerance: CGFloat, into points: inout [CGPoint]) {
    guard !isLine else {
      points.append(p3)
      return
    }
    let x = max(abs(p0.x - 2 * p1.x + p2.x), abs(p1.x - 2 * p2.x + p3.x))
    let y = max(abs(p0.y - 2 * p1.y + p2.y), abs(p1.y - 2 * p2.y + p3.y))
    let bend = (x * x + y * y).squareRoot()
    let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    let count = wanted.isFinite ? Int(clamping: min(max(wanted, 1), 200)) : 1
    for i in 1..<max(count, 1) { points.append(point(CGFloat(i) / CGFloat(count))) }
    points.append(p3)
  }
}

/// One run of an outline, from a `move` to the next.
struct Subpath {
  var start: CGPoint
  var curves: [Curve] = []
  var isClosed = false

  /// A `close` adds the line back where there is a gap.
  static func all(of segments: [Outline.Segment]) -> [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?
    var at = CGPoint.zero
    func begun() -> Subpath { current ?? Subpath(start: at) }
    for segment in segments {
      switch segment {
      case .move(let p):
        if let current { result.append(current) }
        current = Subpath(start: p)
        at = p
      case .line(let p):
        var path = begun()
        path.curves.append(Curve(line: at, p))
        current = path
        at = p
      case .quad(let p, let c):
        var path = begun()
        path.curves.append(Curve(at, quad: p, c))
        current = path
        at = p
      case .cubic(let p, let c1, let c2):
        var path = begun()
        path.curves.append(Curve(at, c1, c2, p))
        current = path
        at = p
      case .close:
        guard var path = current else { continue }
        if at != path.start { path.curves.append(Curve(line: at, path.start)) }
        path.isClosed = true
        result.append(path)
        at = path.start
        current = nil
      }
    }
    if let current { result.append(current) }
    return result
  }

  func points(_ tolerance: CGFloat) -> [CGPoint] {
    var points = [start]
    for curve in curves { curve.flattened(tolerance, into: &points) }
    return points
  }
}
