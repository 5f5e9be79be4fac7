import DisplayList
import Foundation

/// A Boolean operation of two areas.
package enum AreaOperation: Sendable { case union, intersection, subtracting, symmetricDifference }

extension Figure {
  /// The outline of an area made of two. Its curves are chords that keep within a hundredth of a point.
  package func combined(
    _ operation: AreaOperation, with other: Figure, evenOdd: Bool
  ) -> Figure {
    let arrangement = AreaArrangement(self, other)
    if arrangement.edges.isEmpty { return Figure() }
    let rows = EdgeRows(arrangement)
    func isInside(_ side: AreaArrangement.Side) -> Bool {
      let a = evenOdd ? side.count.0 % 2 != 0 : side.winding.0 != 0
      let b = evenOdd ? side.count.1 % 2 != 0 : side.winding.1 != 0
      switch operation {
      case .union: return a || b
      case .intersection: return a && b
      case .subtracting: return a && !b
      case .symmetricDifference: return a != b
      }
    }
    var border: [(AreaArrangement.GridPoint, AreaArrangement.GridPoint)] = []
    for (i, edge) in arrangement.edges.enumerated() {
      let sides = arrangement.sides(i, rows)
      let right = isInside(sides.right), left = isInside(sides.left)
      guard right != left else { continue }
      // The area lies to the right of the way, so that outlines run clockwise. A level edge's
      // right is below it, seen along its way; a falling one's right is towards −x.
      let isLevel = edge.from.y == edge.to.y
      border.append((right == isLevel) ? (edge.from, edge.to) : (edge.to, edge.from))
    }
    return Figure(Self.rings(border))
  }

  /// The area that a rule gives, as an outline that needs none.
  package func normalized(evenOdd: Bool) -> Figure {
    combined(.union, with: Figure(), evenOdd: evenOdd)
  }

  /// The parts of this line inside or outside another figure's area.
  package func line(inside: Bool, of area: Figure, evenOdd: Bool) -> Figure {
    let open = Subpath.all(of: expanded.segments).map { path -> [AreaArrangement.GridPoint] in
      path.points(AreaArrangement.tolerance).map { AreaArrangement.GridPoint($0) }
    }
    let other = AreaArrangement.chords(area)
    var result: [Outline.Segment] = []
    for line in open {
      let pieces = Crossings.split([Array(zip(line, line.dropFirst())), other])[0]
      var last: AreaArrangement.GridPoint?
      for (p, q) in pieces {
        let a = p.point, b = q.point
        let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        guard area.contains(middle, evenOdd: evenOdd) == inside else { continue }
        if last != p { result.append(.move(a)) }
        result.append(.line(b))
        last = q
      }
    }
    return Figure(result)
  }

  private static func rings(
    _ border: [(AreaArrangement.GridPoint, AreaArrangement.GridPoint)]
  ) -> [Outline.Segment] {
    var leaving: [AreaArrangement.GridPoint: [Int]] = [:]
    for (i, edge) in border.enumerated() { leaving[edge.0, default: []].append(i) }
    var isUsed = [Bool](repeating: false, count: border.count)
    var segments: [Outline.Segment] = []
    for first in border.indices where !isUsed[first] {
      var ring: [CGPoint] = []
      var at = first
      while true {
        isUsed[at] = true
        ring.append(border[at].0.point)
        guard let next = leaving[border[at].1]?.first(where: { !isUsed[$0] }) else { break }
        at = next
      }
      let corners = withoutStraights(ring)
      guard corners.count > 2 else { continue }
      for (i, p) in corners.enumerated() { segments.append(i == 0 ? .move(p) : .line(p)) }
      segments.append(.close)
    }
    return segments
  }

  /// The points at which the direction changes.
  private static func withoutStraights(_ ring: [CGPoint]) -> [CGPoint] {
    guard ring.count > 2 else { return [] }
    return ring.indices.compactMap { i in
      let a = ring[(i + ring.count - 1) % ring.count], b = ring[i], c = ring[(i + 1) % ring.count]
      let ux = b.x - a.x, uy = b.y - a.y, vx = c.x - b.x, vy = c.y - b.y
      let lengths = ((ux * ux + uy * uy) * (vx * vx + vy * vy)).squareRoot()
      return abs(ux * vy - uy * vx) > 1e-9 * lengths || ux * vx + uy * vy < 0 ? b : nil
    }
  }
}
