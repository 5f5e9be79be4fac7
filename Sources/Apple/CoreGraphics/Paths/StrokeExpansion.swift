import DisplayList
import Foundation

/// The area of a drawn line, as an outline to be filled by the non-zero rule.
///
/// Every chord becomes a rectangle and every bend and end a figure of its own, all walked the same way
/// round, so that their overlaps count once.
enum StrokeExpansion {
  static func outline(of segments: [Outline.Segment], _ stroke: Stroke) -> [Outline.Segment] {
    let half = stroke.width / 2
    guard half > 0, half.isFinite else { return [] }
    var pieces = Pieces(half: half, stroke: stroke)
    for path in Subpath.all(of: segments) {
      let points = distinct(path.points(min(0.02, half / 8)))
      if stroke.dash.contains(where: { $0 > 0 }) {
        for dash in Dashes.cut(points, isClosed: path.isClosed, stroke.dash, stroke.dashPhase) {
          pieces.add(dash, isClosed: false)
        }
      } else {
        pieces.add(points, isClosed: path.isClosed)
      }
    }
    return pieces.segments
  }

  private static func distinct(_ points: [CGPoint]) -> [CGPoint] {
    var result: [CGPoint] = []
    for p in points where result.last != p { result.append(p) }
    return result
  }
}

/// Cuts a line into the parts that its dash pattern shows.
enum Dashes {
  /// The largest number of dash periods: finer patterns look like a line, and their pieces would
  /// fill all memory.
  private static let mostPeriods: CGFloat = 20_000

  private static func length(of points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst()).reduce(0) { sum, ends in
      let dx = ends.1.x - ends.0.x, dy = ends.1.y - ends.0.y
      return sum + (dx * dx + dy * dy).squareRoot()
    }
  }

  static func cut(
    _ points: [CGPoint], isClosed: Bool, _ pattern: [CGFloat], _ phase: CGFloat
  ) -> [[CGPoint]] {
    let pattern = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return [points] }
    guard phase.isFinite, length(of: points) < period * mostPeriods else { return [points] }
    var points = points
    if isClosed, let first = points.first, points.last != first { points.append(first) }
    var offset = phase.truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    var index = 0
    while offset >= pattern[index] && offset > 0 {
      offset -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - offset
    var result: [[CGPoint]] = []
    var current: [CGPoint] = index % 2 == 0 ? points.prefix(1).map { $0 } : []
    for (a, b) in zip(points, points.dropFirst()) {
      let dx = b.x - a.x, dy = b.y - a.y
      let length = (dx * dx + dy * dy).squareRoot()
      var walked: CGFloat = 0
      while length - walked > left {
        walked += left
        let p = CGPoint(x: a.x + dx * walked / length, y: a.y + dy * walked / length)
        if index % 2 == 0 {
          result.append(current + [p])
          current = []
        } else {
          current = [p]
        }
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= length - walked
      if index % 2 == 0 { current.append(b) }
    }
    if current.count > 1 { result.append(current) }
    return result
  }
}

private struct Pieces {
  let half: CGFloat
  let stroke: Stroke
  var segments: [Outline.Segment] = []

  init(half: CGFloat, stroke: Stroke) {
    self.half = half
    self.stroke = stroke
  }

  mutating func add(_ line: [CGPoint], isClosed: Bool) {
    var points = line
    if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      if let p = points.first, stroke.cap == .round { circle(p) }
      return
    }
    let count = points.count
    for i in 0..<(isClosed ? count : count - 1) {
      let a = points[i], b = points[(i + 1) % count]
      let n = normal(a, b)
      polygon([
        CGPoint(x: a.x + n.x, y: a.y + n.y), CGPoint(x: a.x - n.x, y: a.y - n.y),
        CGPoint(x: b.x - n.x, y: b.y - n.y), CGPoint(x: b.x + n.x, y: b.y + n.y),
      ])
    }
    for i in (isClosed ? 0 : 1)..<(isClosed ? count : count - 1) {
      join(points[(i + count - 1) % count], points[i], points[(i + 1) % count])
    }
    if !isClosed {
      cap(points[1], points[0])
      cap(points[count - 2], points[count - 1])
    }
  }

  /// Half the width, to the left of the way from `a` to `b` where y points up.
  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let dx = b.x - a.x, dy = b.y - a.y
    let length = (dx * dx + dy * dy).squareRoot()
    return CGPoint(x: -dy / length * half, y: dx / length * half)
  }

  private mutating func cap(_ from: CGPoint, _ end: CGPoint) {
    switch stroke.cap {
    case .butt: break
    case .round: circle(end)
    case .square:
      let n = normal(from, end)
      let ahead = CGPoint(x: n.y, y: -n.x)
      polygon([
        CGPoint(x: end.x + n.x, y: end.y + n.y), CGPoint(x: end.x - n.x, y: end.y - n.y),
        CGPoint(x: end.x - n.x + ahead.x, y: end.y - n.y + ahead.y),
        CGPoint(x: end.x + n.x + ahead.x, y: end.y + n.y + ahead.y),
      ])
    }
  }

  private mutating func join(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
    let m = normal(a, b), n = normal(b, c)
    let cross = m.x * n.y - m.y * n.x
    let dot = m.x * n.x + m.y * n.y
    if abs(cross) < 1e-9 * half * half && dot > 0 { return }
    if stroke.join == .round {
      circle(b)
      return
    }
    let side: CGFloat = cross > 0 ? -1 : 1
    var corner = [
      b, CGPoint(x: b.x + side * m.x, y: b.y + side * m.y),
      CGPoint(x: b.x + side * n.x, y: b.y + side * n.y),
    ]
    // The miter reaches 1 / sin(θ/2) half widths out; cos² of half the turn is (1 + cos turn) / 2.
    let cosine2 = (1 + dot / (half * half)) / 2
    if stroke.join == .miter, cosine2 * stroke.miterLimit * stroke.miterLimit >= 1 {
      let k = side / (2 * cosine2)
      corner.insert(
        CGPoint(x: b.x + k * (m.x + n.x), y: b.y + k * (m.y + n.y)), at: 2)
    }
    polygon(corner)
  }

  private mutating func circle(_ p: CGPoint) {
    segments +=
      Outline.ellipse(
        CGRect(x: p.x - half, y: p.y - half, width: 2 * half, height: 2 * half)
      ).elements
  }

  /// Turned, where needed, to the way round that ``circle(_:)`` has.
  private mutating func polygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
      area += a.x * b.y - a.y * b.x
    }
    for (i, p) in (area < 0 ? points.reversed() : points).enumerated() {
      segments.append(i == 0 ? .move(p) : .line(p))
    }
    segments.append(.close)
  }
}
