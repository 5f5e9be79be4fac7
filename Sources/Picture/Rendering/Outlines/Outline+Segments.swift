import DisplayList
import Foundation

extension Outline {
  /// The distance of a cubic's control points along the tangents of a quarter ellipse, in half axes:
  /// 4/3·(√2 − 1).
  static let quarter: CGFloat = 0.5522847498307936

  /// The outline as lines and curves, clockwise from its upper left.
  var segments: [Segment] {
    switch self {
    case .path(let segments): return segments
    case .rect(let r):
      return [
        .move(CGPoint(x: r.minX, y: r.minY)), .line(CGPoint(x: r.maxX, y: r.minY)),
        .line(CGPoint(x: r.maxX, y: r.maxY)), .line(CGPoint(x: r.minX, y: r.maxY)), .close,
      ]
    case .ellipse(let r):
      return Self.rounded(
        r, points: Self.circularCorners(r, CGSize(width: r.width / 2, height: r.height / 2)))
    case .roundedRect(let r, let corner, let continuous):
      guard corner.width > 0, corner.height > 0 else { return Outline.rect(r).segments }
      return Self.rounded(
        r,
        points: continuous ? Self.continuousCorners(r, corner) : Self.circularCorners(r, corner))
    }
  }

  /// The outline from the point at which its dashes begin, clockwise. CoreGraphics begins rounded rectangles and ellipses
  /// in the middle of their right side: around the rounded rectangle of isamercan/ThemeKit @4e8b7f2,
  /// Screenshots/Coupon.png, the first dash goes down from that point, and the last one, which is cut short, ends there.
  var dashed: Outline {
    switch self {
    case .rect, .path: return self
    case .roundedRect(let r, _, _), .ellipse(let r):
      let all = segments.dropLast()
      // A rectangle with sharp corners has four segments and stays. Round corners have equal numbers of segments, so that
      // the second half of them begins at the right side's lower end.
      guard all.count > 4, case .move(let first)? = all.first else { return self }
      let half = all.count / 2
      var walk: [Segment] = [.move(CGPoint(x: r.maxX, y: r.midY))]
      walk += all.dropFirst(half)
      walk.append(.line(first))
      walk += all.dropFirst().prefix(half - 1)
      walk.append(.close)
      return .path(walk)
    }
  }

  /// The four corners in turn, each as its start and cubics, walked clockwise from the upper left.
  private static func rounded(_ rect: CGRect, points: [[CGPoint]]) -> [Segment] {
    var segments: [Segment] = []
    segments.reserveCapacity(points.count * points[0].count + 2)
    for (i, corner) in points.enumerated() {
      segments.append(i == 0 ? .move(corner[0]) : .line(corner[0]))
      for k in stride(from: 1, to: corner.count, by: 3) {
        segments.append(.cubic(corner[k + 2], control1: corner[k], control2: corner[k + 1]))
      }
    }
    segments.append(.close)
    return segments
  }

  private static func corners(of r: CGRect, _ size: CGSize) -> [(CGPoint, CGSize)] {
    let w = size.width, h = size.height
    return [
      (CGPoint(x: r.minX, y: r.minY), CGSize(width: w, height: h)),
      (CGPoint(x: r.maxX, y: r.minY), CGSize(width: -w, height: h)),
      (CGPoint(x: r.maxX, y: r.maxY), CGSize(width: -w, height: -h)),
      (CGPoint(x: r.minX, y: r.maxY), CGSize(width: w, height: -h)),
    ]
  }

  private static func circularCorners(_ r: CGRect, _ size: CGSize) -> [[CGPoint]] {
    corners(of: r, size).enumerated().map { i, corner in
      let (p, s) = corner, k = 1 - quarter
      let curve = [
        CGPoint(x: p.x + s.width, y: p.y), CGPoint(x: p.x + s.width * k, y: p.y),
        CGPoint(x: p.x, y: p.y + s.height * k), CGPoint(x: p.x, y: p.y + s.height),
      ]
      // A walk around goes up to the first corner, along to the second, down to the third.
      return i % 2 == 0 ? curve.reversed() : curve
    }
  }

  private static func continuousCorners(_ r: CGRect, _ size: CGSize) -> [[CGPoint]] {
    let smoothness = (
      x: ContinuousCorner.smoothness(radius: size.width, room: r.width / 2),
      y: ContinuousCorner.smoothness(radius: size.height, room: r.height / 2)
    )
    return corners(of: r, size).enumerated().map { i, corner in
      let curve = ContinuousCorner.curves(
        corner: corner.0, radius: corner.1, smoothness: smoothness)
      return i % 2 == 0 ? curve.reversed() : curve
    }
  }

  /// A rectangle around all points and controls; nil where there is nothing.
  var bounds: CGRect? {
    switch self {
    case .rect(let r), .roundedRect(let r, _, _), .ellipse(let r): return r.standardized
    case .path(let segments):
      var box = Box()
      for segment in segments {
        switch segment {
        case .move(let p), .line(let p): box.add(p)
        case .quad(let p, let c):
          box.add(p)
          box.add(c)
        case .cubic(let p, let c1, let c2):
          box.add(p)
          box.add(c1)
          box.add(c2)
        case .close: break
        }
      }
      return box.rect
    }
  }
}

/// The smallest upright rectangle around points.
struct Box {
  private var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  mutating func add(_ p: CGPoint) {
    low.x = min(low.x, p.x)
    low.y = min(low.y, p.y)
    high.x = max(high.x, p.x)
    high.y = max(high.y, p.y)
  }

  var rect: CGRect? {
    guard low.x <= high.x, low.y <= high.y else { return nil }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
