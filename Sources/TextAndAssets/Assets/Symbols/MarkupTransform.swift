import DisplayList
import Foundation

/// The transform of an SVG element.
///
/// Source: W3C, CSS Transforms Module Level 1, 8 SVG syntax; of its functions those that symbols have.
struct MarkupTransform {
  var a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, e: CGFloat = 0, f: CGFloat = 0

  static let identity = MarkupTransform()

  init() {}

  init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ e: CGFloat, _ f: CGFloat) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }

  /// `matrix(1 0 0 1 10 20)`, `translate(10, 20) scale(2)`; what isn't known changes nothing.
  init(_ text: String) {
    for part in text.matches(of: /([a-zA-Z]+)\s*\(([^)]*)\)/) {
      let values = part.2.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
        .filter { abs($0) < 1e7 }.map { CGFloat($0) }
      var own = MarkupTransform()
      switch (part.1, values.count) {
      case ("matrix", 6):
        own = MarkupTransform(values[0], values[1], values[2], values[3], values[4], values[5])
      case ("translate", 1...2): (own.e, own.f) = (values[0], values.count > 1 ? values[1] : 0)
      case ("scale", 1...2): (own.a, own.d) = (values[0], values.last ?? values[0])
      case ("rotate", 1):
        let angle = values[0] * .pi / 180
        own = MarkupTransform(cosine(angle), sine(angle), -sine(angle), cosine(angle), 0, 0)
      default: break
      }
      self = own.then(self)
    }
  }

  /// The transform that applies this one first, and then another.
  func then(_ next: MarkupTransform) -> MarkupTransform {
    MarkupTransform(
      next.a * a + next.c * b, next.b * a + next.d * b, next.a * c + next.c * d,
      next.b * c + next.d * d, next.a * e + next.c * f + next.e, next.b * e + next.d * f + next.f)
  }

  func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
  }
}

extension Outline.Segment {
  func transformed(_ matrix: MarkupTransform) -> Outline.Segment { mapped(matrix.apply) }

  package func mapped(_ change: (CGPoint) -> CGPoint) -> Outline.Segment {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .quad(let end, let control): .quad(change(end), control: change(control))
    case .cubic(let end, let first, let second):
      .cubic(change(end), control1: change(first), control2: change(second))
    case .close: .close
    }
  }

  /// The point at which the command ends; nil for the end of a contour.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _): point
    case .close: nil
    }
  }

  /// The end and the control points.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let end, let control): [end, control]
    case .cubic(let end, let first, let second): [end, first, second]
    case .close: []
    }
  }
}
