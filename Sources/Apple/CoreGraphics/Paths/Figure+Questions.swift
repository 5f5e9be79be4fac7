import DisplayList
import Foundation

extension Figure {
  /// A rectangle around all points and controls, as CoreGraphics' `boundingBox`; `.null` where
  /// there is nothing.
  package var controlBox: CGRect {
    box { segment, add in
      switch segment {
      case .move(let p), .line(let p): add(p)
      case .quad(let p, let c):
        add(p)
        add(c)
      case .cubic(let p, let c1, let c2):
        add(p)
        add(c1)
        add(c2)
      case .close: break
      }
    }
  }

  /// The smallest rectangle around the curves themselves; `.null` where there is nothing.
  package var tightBox: CGRect {
    if stroke != nil { return expanded.tightBox }
    switch outline {
    case .rect(let r), .roundedRect(let r, _, _), .ellipse(let r): return r.standardized
    case .path(let segments):
      var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
      var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
      func add(_ p: CGPoint) {
        low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
        high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
      }
      for path in Subpath.all(of: segments) {
        add(path.start)
        for curve in path.curves {
          add(curve.p3)
          for t in curve.turningPoints { add(curve.point(t)) }
        }
      }
      return low.x <= high.x
        ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
    }
  }

  private func box(
    _ visit: (Outline.Segment, (CGPoint) -> Void) -> Void
  ) -> CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for segment in expanded.segments {
      visit(segment) { p in
        low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
        high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
      }
    }
    return low.x <= high.x
      ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
  }

  /// Returns true for a point inside; open subpaths count as closed.
  package func contains(_ p: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0, crossings = 0
    for path in Subpath.all(of: expanded.segments) {
      var points = path.points(0.01)
      points.append(path.start)
      for (a, b) in zip(points, points.dropFirst()) where (a.y <= p.y) != (b.y <= p.y) {
        let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > p.x {
          crossings += 1
          winding += b.y > a.y ? 1 : -1
        }
      }
    }
    return evenOdd ? crossings % 2 == 1 : winding != 0
  }

  /// The part between two fractions of the whole length.
  package func trimmed(from: CGFloat, to: CGFloat) -> Figure {
    let from = min(max(from, 0), 1), to = min(max(to, 0), 1)
    if from <= 0 && to >= 1 { return self }
    guard from < to else { return Figure() }
    let paths = Subpath.all(of: expanded.segments)
    let lengths = paths.map { $0.curves.map(\.length) }
    let total = lengths.joined().reduce(0, +)
    let low = from * total, high = to * total
    var result: [Outline.Segment] = []
    var walked: CGFloat = 0
    for (path, lengths) in zip(paths, lengths) {
      var isOpen = false
      for (curve, length) in zip(path.curves, lengths) {
        defer { walked += length }
        guard length > 0, walked + length > low, walked < high else { continue }
        let isWhole = walked >= low && walked + length <= high
        let part =
          isWhole
          ? curve
          : curve.part(
            curve.parameter(at: low - walked, of: length),
            curve.parameter(at: high - walked, of: length))
        if !isOpen { result.append(.move(part.p0)) }
        isOpen = true
        result.append(part.segment)
      }
    }
    return Figure(result)
  }
}

extension Curve {
  /// Parameters where the curve turns back along x or y.
  fileprivate var turningPoints: [CGFloat] {
    if isLine { return [] }
    var found: [CGFloat] = []
    func solve(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) {
      // The derivative's coefficients: i·t² + j·t + k.
      let i = -a + 3 * b - 3 * c + d, j = 2 * (a - 2 * b + c), k = b - a
      if abs(i) < 1e-12 {
        if abs(j) > 1e-12 { found.append(-k / j) }
        return
      }
      let under = j * j - 4 * i * k
      guard under >= 0 else { return }
      let root = under.squareRoot()
      found.append((-j + root) / (2 * i))
      found.append((-j - root) / (2 * i))
    }
    solve(p0.x, p1.x, p2.x, p3.x)
    solve(p0.y, p1.y, p2.y, p3.y)
    return found.filter { $0 > 0 && $0 < 1 }
  }
}
