import DisplayList
import SwiftUI

/// The pieces of a pie or a ring.
struct Sectors {
  struct Piece {
    var path: Path
    /// The position of an annotation over the piece.
    var middle: CGPoint
  }

  let size: CGSize

  /// Clockwise from the top, each as long as its share of the whole.
  /// - Parameter radii: points; of the pieces' corners.
  func pieces(_ sectors: [Mark.Sector], radii: [CGFloat]) -> [Piece?] {
    let lengths = sectors.map(Self.length)
    let whole = lengths.reduce(0) { $0 + ($1 ?? 0) }
    var done = 0.0
    return sectors.indices.map { i in
      guard let length = lengths[i], whole > 0 else { return nil }
      let from = done / whole
      done += length
      return piece(sectors[i], from, done / whole, corner: radii[i])
    }
  }

  /// The length of a sector; nil for a value that isn't positive.
  private static func length(_ sector: Mark.Sector) -> Double? {
    guard let start = sector.angle.start.number else { return nil }
    let length = sector.angle.end?.number.map { $0 - start } ?? start
    return length.isFinite && length > 0 ? length : nil
  }

  /// - Parameters: `from`, `to`: shares of the circle, 0…1.
  private func piece(
    _ sector: Mark.Sector, _ from: Double, _ to: Double, corner: CGFloat
  ) -> Piece? {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let space = min(size.width, size.height) / 2
    let outer = Self.radius(sector.outer, space, automatic: space)
    let inner = min(Self.radius(sector.inner, outer, automatic: 0), outer)
    guard outer > 0 else { return nil }
    let middle = Self.direction((from + to) / 2)
    let reach = inner + (outer - inner) / (inner > 0 ? 2 : 1.6)
    let position = CGPoint(x: center.x + middle.x * reach, y: center.y + middle.y * reach)
    if to - from > 1 - 1e-9, sector.inset <= 0 {
      return Piece(
        path: Self.ring(center, inner, outer), middle: inner > 0 ? position : center)
    }
    let start = Angle.degrees(from * 360 - 90).radians, end = Angle.degrees(to * 360 - 90).radians
    if corner > 0, inner > 0,
      let rounded = RoundedSector(
        center: center, inner: Double(inner), outer: Double(outer), start: start, end: end,
        inset: Double(max(sector.inset, 0)), corner: Double(corner))
    {
      return Piece(path: rounded.path, middle: position)
    }
    let rim = Self.gap(sector.inset, at: outer), hub = Self.gap(sector.inset, at: inner)
    guard end - start > 2 * rim else { return nil }
    var path = Path()
    path.addRelativeArc(
      center: center, radius: outer, startAngle: .radians(start + rim),
      delta: .radians(end - start - 2 * rim))
    if inner > 0, end - start > 2 * hub {
      let from = end - hub
      path.addLine(
        to: CGPoint(
          x: center.x + inner * CGFloat(cosine(from)), y: center.y + inner * CGFloat(sine(from))))
      path.addRelativeArc(
        center: center, radius: inner, startAngle: .radians(from),
        delta: .radians(-(end - start - 2 * hub)))
    } else {
      // Where the two cut sides meet.
      let half = sine((end - start) / 2)
      let back = half > 0.001 ? min(Double(sector.inset) / half, Double(outer)) : 0
      path.addLine(
        to: CGPoint(
          x: center.x + middle.x * CGFloat(back), y: center.y + middle.y * CGFloat(back)))
    }
    path.closeSubpath()
    return Piece(path: path, middle: position)
  }

  /// The whole circle; with a hole, where the inner radius isn't 0.
  private static func ring(_ center: CGPoint, _ inner: CGFloat, _ outer: CGFloat) -> Path {
    var path = Path()
    path.addEllipse(in: CGRect(origin: center, size: .zero).insetBy(dx: -outer, dy: -outer))
    guard inner > 0 else { return path }
    path.addRelativeArc(
      center: center, radius: inner, startAngle: .degrees(0), delta: .degrees(-360))
    path.closeSubpath()
    return path
  }

  /// The angle, in radians, that an inset cuts off at a radius. The gap is as wide near the centre as at
  /// the rim, so the angle depends on the radius.
  private static func gap(_ inset: CGFloat, at radius: CGFloat) -> Double {
    guard radius > 0, inset > 0 else { return 0 }
    let sine = min(Double(inset / radius), 1)
    let cosine = max(1 - sine * sine, 0).squareRoot()
    return arctangent2(sine, cosine)
  }

  private static func direction(_ share: Double) -> CGPoint {
    let angle = Angle.degrees(share * 360 - 90).radians
    return CGPoint(x: cosine(angle), y: sine(angle))
  }

  private static func radius(
    _ dimension: MarkDimension, _ space: CGFloat, automatic: CGFloat
  ) -> CGFloat {
    switch dimension.kind {
    case .automatic: automatic
    case .fixed(let radius): max(radius.isFinite ? radius : 0, 0)
    case .ratio(let ratio): max(space * (ratio.isFinite ? ratio : 0), 0)
    case .inset(let inset): max(space - (inset.isFinite ? inset : 0), 0)
    }
  }
}
