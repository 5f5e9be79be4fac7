import DisplayList
import Foundation

extension Figure {
  /// An arc in the direction that `clockwise` names where y points up, so `false` turns the
  /// way that a clock does where y points down.
  ///
  /// - Parameters: angles in radians from the x axis.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool,
    _ transform: CGAffineTransform
  ) {
    let turn = 2 * CGFloat.pi
    var delta = end - start
    guard delta.isFinite else { return }
    if abs(delta) >= turn - 1e-9 {
      let rest = delta.truncatingRemainder(dividingBy: turn)
      delta = clockwise ? -turn : turn
      if abs(rest) > 1e-9 && abs(abs(rest) - turn) > 1e-9 { delta += rest }
    } else if !clockwise && delta < 0 {
      delta += turn
    } else if clockwise && delta > 0 {
      delta -= turn
    }
    addArc(center: center, radius: radius, start: start, delta: delta, transform)
  }

  package mutating func addArc(
    center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat,
    _ transform: CGAffineTransform
  ) {
    guard delta.isFinite, start.isFinite, radius.isFinite else { return }
    // An arc of more than a few turns covers nothing new.
    let delta = max(min(delta, 8 * .pi), -8 * .pi)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cosine(Double(angle))),
        y: center.y + radius * CGFloat(sine(Double(angle))))
    }
    let first = point(start).applying(transform)
    add(currentPoint == nil ? .move(first) : .line(first))
    let count = max(Int(clamping: (abs(delta) / (.pi / 2) - 1e-9).rounded(.up)), delta == 0 ? 0 : 1)
    guard count > 0 else { return }
    let step = delta / CGFloat(count)
    let k = 4 / 3 * CGFloat(tangent(Double(step / 4)))
    var angle = start
    var from = point(angle)
    for _ in 0..<count {
      angle += step
      let to = point(angle)
      let a = CGPoint(x: from.x - k * (from.y - center.y), y: from.y + k * (from.x - center.x))
      let b = CGPoint(x: to.x + k * (to.y - center.y), y: to.y - k * (to.x - center.x))
      add(
        .cubic(
          to.applying(transform), control1: a.applying(transform), control2: b.applying(transform)))
      from = to
    }
  }

  /// The arc of a circle that touches the line from the current point to `p1`, and that from
  /// there to `p2`; with a straight line up to where it begins.
  package mutating func addArc(
    tangent1 p1: CGPoint, tangent2 p2: CGPoint, radius: CGFloat, _ transform: CGAffineTransform
  ) {
    let current = currentPoint ?? .zero
    let p0 = transform.isIdentity ? current : current.applying(transform.inverted())
    func direction(_ to: CGPoint) -> (x: CGFloat, y: CGFloat, length: CGFloat) {
      let x = to.x - p1.x, y = to.y - p1.y
      let length = (x * x + y * y).squareRoot()
      return length > 0 ? (x / length, y / length, length) : (0, 0, 0)
    }
    let u = direction(p0), v = direction(p2)
    let cross = u.x * v.y - u.y * v.x
    let dot = u.x * v.x + u.y * v.y
    guard radius > 0, abs(cross) > 1e-9 else {
      add(currentPoint == nil ? .move(p1.applying(transform)) : .line(p1.applying(transform)))
      return
    }
    // With θ between the lines, tan(θ/2) = |sin θ| / (1 + cos θ).
    let distance = radius * (1 + dot) / abs(cross)
    let from = CGPoint(x: p1.x + u.x * distance, y: p1.y + u.y * distance)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: from.x - u.y * radius * side, y: from.y + u.x * radius * side)
    let to = CGPoint(x: p1.x + v.x * distance, y: p1.y + v.y * distance)
    let start = arctangent2(Double(from.y - center.y), Double(from.x - center.x))
    var delta = arctangent2(Double(to.y - center.y), Double(to.x - center.x)) - start
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addArc(
      center: center, radius: radius, start: CGFloat(start), delta: CGFloat(delta), transform)
  }
}
