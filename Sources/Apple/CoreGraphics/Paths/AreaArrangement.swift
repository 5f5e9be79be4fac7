import DisplayList
import Foundation

/// Two figures cut into edges that meet only at their ends, each knowing what lies on both of its sides.
/// Curves have become chords.
struct AreaArrangement {
  /// A point of a fine grid, to which every crossing is rounded, so that equal points are equal.
  struct GridPoint: Hashable {
    var x: Int64, y: Int64
    static let steps: CGFloat = 16384

    init(_ p: CGPoint) {
      func whole(_ v: CGFloat) -> Int64 {
        v.isFinite ? Int64(clamping: (min(max(v, -1e9), 1e9) * Self.steps).rounded()) : 0
      }
      (x, y) = (whole(p.x), whole(p.y))
    }
    var point: CGPoint { CGPoint(x: CGFloat(x) / Self.steps, y: CGFloat(y) / Self.steps) }
    func isBefore(_ other: GridPoint) -> Bool { y != other.y ? y < other.y : x < other.x }
  }

  /// An edge from its upper end to its lower one.
  struct Edge {
    var from: GridPoint, to: GridPoint
    /// The number of times that each figure passes the edge downwards, less upwards.
    var winding = (0, 0)
    /// The number of times that each figure passes the edge in either direction.
    var count = (0, 0)
  }

  private(set) var edges: [Edge] = []

  /// The largest distance of a chord from its curve, in points.
  static let tolerance: CGFloat = 0.01

  init(_ a: Figure, _ b: Figure) {
    let pieces = Crossings.split([Self.chords(a), Self.chords(b)])
    var index: [Pair: Int] = [:]
    for (figure, pieces) in pieces.enumerated() {
      for (p, q) in pieces where p != q {
        let isDown = p.isBefore(q)
        let pair = isDown ? Pair(p, q) : Pair(q, p)
        let i = index[pair] ?? edges.count
        if i == edges.count {
          index[pair] = i
          edges.append(Edge(from: pair.a, to: pair.b))
        }
        if figure == 0 {
          edges[i].winding.0 += isDown ? 1 : -1
          edges[i].count.0 += 1
        } else {
          edges[i].winding.1 += isDown ? 1 : -1
          edges[i].count.1 += 1
        }
      }
    }
  }

  private struct Pair: Hashable {
    var a: GridPoint, b: GridPoint
    init(_ a: GridPoint, _ b: GridPoint) { (self.a, self.b) = (a, b) }
  }

  /// Closed: an open subpath is filled as if its ends met.
  static func chords(_ figure: Figure) -> [(GridPoint, GridPoint)] {
    Subpath.all(of: figure.expanded.segments).flatMap { path -> [(GridPoint, GridPoint)] in
      let gridPoints = path.points(tolerance).map { GridPoint($0) }
      guard let first = gridPoints.first else { return [] }
      return Array(zip(gridPoints, gridPoints.dropFirst() + [first]))
    }
  }

  /// Windings and counts of both figures beside an edge: to its right, and to its left.
  typealias Side = (winding: (Int, Int), count: (Int, Int))

  func sides(_ index: Int, _ rows: EdgeRows) -> (right: Side, left: Side) {
    let edge = edges[index]
    let a = edge.from.point, b = edge.to.point
    let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    var right: Side = ((0, 0), (0, 0))
    if edge.from.y == edge.to.y {
      // A level edge: what lies below is on its right, seen along it from left to right.
      for i in rows.columns(at: middle.x) where i != index {
        let other = edges[i]
        let p = other.from.point, q = other.to.point
        guard (p.x <= middle.x) != (q.x <= middle.x) else { continue }
        let y = p.y + (middle.x - p.x) / (q.x - p.x) * (q.y - p.y)
        guard y > middle.y else { continue }
        // Walked from left to right below us, an edge turns the other way round us.
        add(other, p.x < q.x ? -1 : 1, &right)
      }
    } else {
      for i in rows.rows(at: middle.y) where i != index {
        let other = edges[i]
        let p = other.from.point, q = other.to.point
        guard (p.y <= middle.y) != (q.y <= middle.y) else { continue }
        let x = p.x + (middle.y - p.y) / (q.y - p.y) * (q.x - p.x)
        if x > middle.x { add(other, 1, &right) }
      }
    }
    var left = right
    // Beyond the edge itself; a level one runs from left to right.
    add(edge, edge.from.y == edge.to.y ? -1 : 1, &left)
    return (right, left)
  }

  private func add(_ edge: Edge, _ sign: Int, _ side: inout Side) {
    side.winding.0 += sign * edge.winding.0
    side.winding.1 += sign * edge.winding.1
    side.count.0 += edge.count.0
    side.count.1 += edge.count.1
  }
}

/// Edges by their ranges of x and of y, so that a ray is compared with few of them.
struct EdgeRows {
  private var rows: [[Int]], columns: [[Int]]
  private let box: CGRect

  init(_ arrangement: AreaArrangement) {
    let points = arrangement.edges.flatMap { [$0.from.point, $0.to.point] }
    let x0 = points.map(\.x).min() ?? 0, y0 = points.map(\.y).min() ?? 0
    box = CGRect(
      x: x0, y: y0, width: max((points.map(\.x).max() ?? 0) - x0, 1e-6),
      height: max((points.map(\.y).max() ?? 0) - y0, 1e-6))
    let count = min(max(arrangement.edges.count / 4, 1), 1024)
    rows = Array(repeating: [], count: count)
    columns = rows
    for (i, edge) in arrangement.edges.enumerated() {
      let p = edge.from.point, q = edge.to.point
      for k in row(p.y)...row(q.y) { rows[k].append(i) }
      for k in column(min(p.x, q.x))...column(max(p.x, q.x)) { columns[k].append(i) }
    }
  }

  private func row(_ y: CGFloat) -> Int {
    Int(clamping: (y - box.minY) / box.height * CGFloat(rows.count), to: 0...rows.count - 1)
  }
  private func column(_ x: CGFloat) -> Int {
    Int(clamping: (x - box.minX) / box.width * CGFloat(columns.count), to: 0...columns.count - 1)
  }

  func rows(at y: CGFloat) -> [Int] { rows[row(y)] }
  func columns(at x: CGFloat) -> [Int] { columns[column(x)] }
}
