import CoreGraphics
import DisplayList
import Foundation

extension Path {
  public mutating func move(to end: CGPoint) { figure.add(.move(end)) }

  /// Without a current point nothing is added, as in Apple's.
  public mutating func addLine(to end: CGPoint) {
    guard currentPoint != nil else { return }
    figure.add(.line(end))
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard currentPoint != nil else { return }
    figure.add(.quad(end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard currentPoint != nil else { return }
    figure.add(.cubic(end, control1: control1, control2: control2))
  }

  public mutating func closeSubpath() {
    guard !figure.isEmpty else { return }
    figure.add(.close)
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    figure.add(Figure(.rect(rect)), transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    figure.add(Figure(Path.rounded(rect, cornerSize, style)), transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    figure.add(cornerRadii.figure(in: rect, style), transform)
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    figure.add(Figure(.ellipse(rect)), transform)
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    for (i, p) in lines.enumerated() { figure.add(i == 0 ? .move(p) : .line(p)) }
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    figure.addArc(
      center: center, radius: radius, start: CGFloat(startAngle.radians),
      delta: CGFloat(delta.radians), transform)
  }

  /// - Parameter clockwise: as CoreGraphics means it, with y pointing up: `false` turns on the
  ///   screen the way a clock does.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    figure.addArc(
      center: center, radius: radius, start: CGFloat(startAngle.radians),
      end: CGFloat(endAngle.radians), clockwise: clockwise, transform)
  }

  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    figure.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius, transform)
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    figure.add(path.figure, transform)
  }

  /// The point at which the next line begins; nil for an empty path.
  public var currentPoint: CGPoint? { figure.currentPoint }
}
