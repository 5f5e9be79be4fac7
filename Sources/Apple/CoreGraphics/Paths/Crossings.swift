import DisplayList
import Foundation

/// Cuts chords where they meet.
enum Crossings {
  typealias GridPoint = AreaArrangement.GridPoint

  /// The chords of each figure, cut wherever one meets another of any figure.
  static func split(_ figures: [[(GridPoint, GridPoint)]]) -> [[(GridPoint, GridPoint)]] {
    struct Chord {
      var figure: Int
      var a: GridPoint, b: GridPoint
      var cuts: [GridPoint] = []
      var low: Int64 { min(a.x, b.x) }
      var high: Int64 { max(a.x, b.x) }
    }
    var chords: [Chord] = []
    for (figure, all) in figures.enumerated() {
      for (a, b) in all where a != b { chords.append(Chord(figure: figure, a: a, b: b)) }
    }
    let order = chords.indices.sorted {
      chords[$0].low == chords[$1].low ? $0 < $1 : chords[$0].low < chords[$1].low
    }
    var open: [Int] = []
    for i in order {
      open.removeAll { chords[$0].high < chords[i].low }
      let (top, bottom) = (min(chords[i].a.y, chords[i].b.y), max(chords[i].a.y, chords[i].b.y))
      for j in open
      where max(chords[j].a.y, chords[j].b.y) >= top && min(chords[j].a.y, chords[j].b.y) <= bottom
      {
        for gridPoint in meetings(chords[i].a, chords[i].b, chords[j].a, chords[j].b) {
          chords[i].cuts.append(gridPoint)
          chords[j].cuts.append(gridPoint)
        }
      }
      open.append(i)
    }
    var result = figures.map { _ in [(GridPoint, GridPoint)]() }
    for chord in chords {
      var last = chord.a
      for gridPoint in ordered(chord.cuts, from: chord.a, to: chord.b) + [chord.b]
      where gridPoint != last {
        result[chord.figure].append((last, gridPoint))
        last = gridPoint
      }
    }
    return result
  }

  private static func ordered(_ cuts: [GridPoint], from a: GridPoint, to b: GridPoint)
    -> [GridPoint]
  {
    let dx = CGFloat(b.x - a.x), dy = CGFloat(b.y - a.y)
    func along(_ p: GridPoint) -> CGFloat { CGFloat(p.x - a.x) * dx + CGFloat(p.y - a.y) * dy }
    return cuts.sorted { along($0) < along($1) }
  }

  /// The point at which two chords cross, or the ends at which one touches the other.
  private static func meetings(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint)
    -> [GridPoint]
  {
    let rx = CGFloat(b.x - a.x), ry = CGFloat(b.y - a.y)
    let sx = CGFloat(d.x - c.x), sy = CGFloat(d.y - c.y)
    let qx = CGFloat(c.x - a.x), qy = CGFloat(c.y - a.y)
    let cross = rx * sy - ry * sx
    let lengths = ((rx * rx + ry * ry) * (sx * sx + sy * sy)).squareRoot()
    if abs(cross) > 1e-9 * lengths {
      let t = (qx * sy - qy * sx) / cross, u = (qx * ry - qy * rx) / cross
      // An end that misses by less than the grid's step still touches.
      let slackT = 1 / max((rx * rx + ry * ry).squareRoot(), 1)
      let slackU = 1 / max((sx * sx + sy * sy).squareRoot(), 1)
      guard t >= -slackT, t <= 1 + slackT, u >= -slackU, u <= 1 + slackU else { return [] }
      if t <= slackT { return [a] }
      if t >= 1 - slackT { return [b] }
      if u <= slackU { return [c] }
      if u >= 1 - slackU { return [d] }
      var p = a
      p.x += Int64(clamping: (t * rx).rounded())
      p.y += Int64(clamping: (t * ry).rounded())
      return [p]
    }
    // Along the same line: each end that lies within the other.
    func isOn(_ p: GridPoint, _ a: GridPoint, _ b: GridPoint) -> Bool {
      let ux = CGFloat(b.x - a.x), uy = CGFloat(b.y - a.y)
      let vx = CGFloat(p.x - a.x), vy = CGFloat(p.y - a.y)
      let length = (ux * ux + uy * uy).squareRoot()
      guard length > 0, abs(ux * vy - uy * vx) <= length else { return false }
      let along = ux * vx + uy * vy
      return along >= 0 && along <= length * length
    }
    return [c, d].filter { isOn($0, a, b) } + [a, b].filter { isOn($0, c, d) }
  }
}
