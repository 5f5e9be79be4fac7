import DisplayList
import Foundation

/// The figures of SwiftUI's accessory gauges, in points, measured at @3x in home-assistant/iOS
/// @d722d78 (circularComplicationVariants): the ring 58 across, its line 5.5; the marker as wide as
/// the line, in a hole of 10 that is cut out of everything below; the opening 90° wide, 120° where
/// there are labels for the bounds.
enum GaugeMetrics {
  static let diameter: CGFloat = 58
  static let line: CGFloat = 5.5
  static let hole: CGFloat = 10
  /// Half of the ring's opening at the bottom, radians.
  static let opening = Double.pi / 4
  static let openingWithBounds = Double.pi / 3
  /// The strength of what isn't filled yet, of the tint: as Apple's pictures of capacity gauges were measured.
  static let track = 0.35
  /// The width of what is in the middle. In meshtastic/Meshtastic-Apple @9f0d810 (aqi_all_modes_light.png) "351" at 24
  /// points, 40.5 wide, keeps its size and "301", 40.9 wide, doesn't.
  static let centerWidth: CGFloat = 40.6
  /// The size of the value's font, in points: the figure 1 is 50.73 pixels high in that picture, at @3x.
  static let valueSize: CGFloat = 24
  /// The space that each text in the middle keeps below it, at 8 points as at 12.
  static let spaceBelowText: CGFloat = 2
  /// The distance from the ring's centre down to the baseline of the labels of the bounds.
  static let boundsBaseline: CGFloat = 23
  /// The distance from the ring's centre down to the baseline of the gauge's own label: 70 pixels in that picture.
  static let labelBaseline: CGFloat = 70.0 / 3

  static func circle(_ diameter: CGFloat, at center: CGPoint) -> Outline {
    .ellipse(
      CGRect(
        x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter))
  }

  /// A line with a marker on it. In the pictures the hole goes through the black view behind the gauge
  /// too: its pixels are clear.
  ///
  /// - Parameters:
  ///   - dot: the marker's diameter, points.
  ///   - hole: the diameter of what is cut out around it, points.
  static func marked(
    _ line: [Command], at center: CGPoint, dot: CGFloat = line, hole: CGFloat = hole, _ paint: Paint
  ) -> [Command] {
    line + [
      .beginGroup(CompositingGroup(blend: .destinationOut)),
      .fill(circle(hole, at: center), .nonZero, .color(.black)), .endGroup,
      .fill(circle(dot, at: center), .nonZero, paint),
    ]
  }
}

extension Outline {
  /// A part of a circle, clockwise; radians from the x axis.
  static func arc(
    center: CGPoint, radius: CGFloat, from start: Double, to end: Double
  ) -> Outline {
    func point(_ angle: Double) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cosine(angle)), y: center.y + radius * CGFloat(sine(angle)))
    }
    // A NaN value has no arc.
    guard start.isFinite, end.isFinite, radius.isFinite else { return .path([]) }
    let count = Int(clamping: ((end - start) / (.pi / 2)).rounded(.up), to: 1...8)
    let step = (end - start) / Double(count)
    let handle = radius * CGFloat(4.0 / 3 * tangent(step / 4))
    var segments: [Segment] = [.move(point(start))]
    for i in 0..<count {
      let a = start + Double(i) * step
      let b = a + step
      let (p, q) = (point(a), point(b))
      segments.append(
        .cubic(
          q,
          control1: CGPoint(
            x: p.x - handle * CGFloat(sine(a)), y: p.y + handle * CGFloat(cosine(a))),
          control2: CGPoint(
            x: q.x + handle * CGFloat(sine(b)), y: q.y - handle * CGFloat(cosine(b)))))
    }
    return .path(segments)
  }
}
