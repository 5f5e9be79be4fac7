import DisplayList
import Foundation

extension Outline {
  /// The distance of a cubic's control points along the tangents of a quarter ellipse, in semi-axes:
  /// 4/3·(√2 − 1).
  static let quarter: CGFloat = 0.5522847498307936

  /// The outline as CoreGraphics writes it: a rectangle clockwise from its upper left, the round
  /// figures clockwise from the middle of their right side. `trim` shows where a figure begins.
  package var elements: [Segment] {
    switch self {
    case .path(let segments): return segments
    case .rect(let r):
      return [
        .move(CGPoint(x: r.minX, y: r.minY)), .line(CGPoint(x: r.maxX, y: r.minY)),
        .line(CGPoint(x: r.maxX, y: r.maxY)), .line(CGPoint(x: r.minX, y: r.maxY)), .close,
      ]
    case .ellipse(let r):
      return Self.ellipseElements(r)
    case .roundedRect(let r, let corner, let continuous):
      guard corner.width > 0, corner.height > 0 else { return Outline.rect(r).elements }
      return Self.roundedElements(
        r,
        (bottomRight: corner, bottomLeft: corner, topLeft: corner, topRight: corner),
        continuous: continuous)
    }
  }

  private static func ellipseElements(_ r: CGRect) -> [Segment] {
    let a = r.width / 2, b = r.height / 2
    let ka = a * quarter, kb = b * quarter
    return [
      .move(CGPoint(x: r.maxX, y: r.midY)),
      .cubic(
        CGPoint(x: r.midX, y: r.maxY), control1: CGPoint(x: r.maxX, y: r.midY + kb),
        control2: CGPoint(x: r.midX + ka, y: r.maxY)),
      .cubic(
        CGPoint(x: r.minX, y: r.midY), control1: CGPoint(x: r.midX - ka, y: r.maxY),
        control2: CGPoint(x: r.minX, y: r.midY + kb)),
      .cubic(
        CGPoint(x: r.midX, y: r.minY), control1: CGPoint(x: r.minX, y: r.midY - kb),
        control2: CGPoint(x: r.midX - ka, y: r.minY)),
      .cubic(
        CGPoint(x: r.maxX, y: r.midY), control1: CGPoint(x: r.midX + ka, y: r.minY),
        control2: CGPoint(x: r.maxX, y: r.midY - kb)),
      .close,
    ]
  }

  /// A rectangle with a corner of its own at each end; a zero corner is sharp.
  package static func roundedElements(
    _ r: CGRect,
    _ size: (bottomRight: CGSize, bottomLeft: CGSize, topLeft: CGSize, topRight: CGSize),
    continuous: Bool
  ) -> [Segment] {
    let corners: [(CGPoint, CGSize, signs: (CGFloat, CGFloat))] = [
      (CGPoint(x: r.maxX, y: r.maxY), size.bottomRight, (-1, -1)),
      (CGPoint(x: r.minX, y: r.maxY), size.bottomLeft, (1, -1)),
      (CGPoint(x: r.minX, y: r.minY), size.topLeft, (1, 1)),
      (CGPoint(x: r.maxX, y: r.minY), size.topRight, (-1, 1)),
    ]
    var segments: [Segment] = [.move(CGPoint(x: r.maxX, y: r.midY))]
    segments.reserveCapacity(18)
    for (i, (point, size, signs)) in corners.enumerated() {
      guard size.width > 0, size.height > 0 else {
        segments.append(.line(point))
        continue
      }
      let signed = CGSize(width: size.width * signs.0, height: size.height * signs.1)
      var curve: [CGPoint]
      if continuous {
        curve = ContinuousCorner.curves(
          corner: point, radius: signed,
          smoothness: (
            ContinuousCorner.smoothness(radius: size.width, room: r.width / 2),
            ContinuousCorner.smoothness(radius: size.height, room: r.height / 2)
          ))
      } else {
        let k = 1 - quarter
        curve = [
          CGPoint(x: point.x + signed.width, y: point.y),
          CGPoint(x: point.x + signed.width * k, y: point.y),
          CGPoint(x: point.x, y: point.y + signed.height * k),
          CGPoint(x: point.x, y: point.y + signed.height),
        ]
      }
      // Clockwise the walk enters the lower right and the upper left corner along y.
      if i % 2 == 0 { curve.reverse() }
      segments.append(.line(curve[0]))
      for k in stride(from: 1, to: curve.count, by: 3) {
        segments.append(.cubic(curve[k + 2], control1: curve[k], control2: curve[k + 1]))
      }
    }
    segments.append(.close)
    return segments
  }
}
