import DisplayList
import Foundation

/// An immutable path: straight lines, curves and whole figures.
public class CGPath: Hashable, @unchecked Sendable {
  package internal(set) var figure: Figure

  package init(figure: Figure) { self.figure = figure }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(figure: Figure(.rect(rect)).applying(transform?.pointee ?? .identity))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(figure: Figure(.ellipse(rect)).applying(transform?.pointee ?? .identity))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(
      width: min(cornerWidth, rect.width / 2), height: min(cornerHeight, rect.height / 2))
    self.init(
      figure: Figure(.roundedRect(rect, cornerSize: corner, continuous: false))
        .applying(transform?.pointee ?? .identity))
  }

  public var isEmpty: Bool { figure.isEmpty }
  public var currentPoint: CGPoint { figure.currentPoint ?? .zero }
  public var boundingBox: CGRect { figure.controlBox }
  public var boundingBoxOfPath: CGRect { figure.tightBox }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let p = transform.isIdentity ? point : point.applying(transform.inverted())
    return figure.contains(p, evenOdd: rule == .evenOdd)
  }

  public func copy() -> CGPath? { CGPath(figure: figure) }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(figure: figure) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(figure: figure.applying(transform?.pointee ?? .identity))
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.figure == b.figure }
  public func hash(into hasher: inout Hasher) { hasher.combine(figure) }
}

public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// A path that lines, curves and figures can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(figure: Figure()) }
  package override init(figure: Figure) { super.init(figure: figure) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    figure.add(.move(point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    figure.add(.line(point.applying(transform)))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (i, p) in points.enumerated() {
      figure.add(i == 0 ? .move(p.applying(transform)) : .line(p.applying(transform)))
    }
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    figure.add(.quad(end.applying(transform), control: control.applying(transform)))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    figure.add(
      .cubic(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform)))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    figure.add(Figure(.rect(rect)), transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    figure.add(Figure(.ellipse(rect)), transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    figure.add(
      CGPath(
        roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil
      ).figure, transform)
  }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    figure.addArc(
      center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise,
      transform)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    figure.addArc(center: center, radius: radius, start: startAngle, delta: delta, transform)
  }

  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    figure.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius, transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    figure.add(path.figure, transform)
  }

  public func closeSubpath() { figure.add(.close) }
}
