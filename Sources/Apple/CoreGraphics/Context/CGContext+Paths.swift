import DisplayList
import Foundation

extension CGContext {
  // MARK: The path

  public func beginPath() { path = Figure() }
  public func move(to point: CGPoint) { path.add(.move(point.applying(map))) }
  public func addLine(to point: CGPoint) {
    guard path.currentPoint != nil else { return }
    path.add(.line(point.applying(map)))
  }
  public func addLines(between points: [CGPoint]) {
    for (i, p) in points.enumerated() {
      path.add(i == 0 ? .move(p.applying(map)) : .line(p.applying(map)))
    }
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard path.currentPoint != nil else { return }
    path.add(
      .cubic(
        end.applying(map), control1: control1.applying(map), control2: control2.applying(map)))
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard path.currentPoint != nil else { return }
    path.add(.quad(end.applying(map), control: control.applying(map)))
  }
  public func addRect(_ rect: CGRect) { path.add(Figure(.rect(rect)), map) }
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public func addEllipse(in rect: CGRect) { path.add(Figure(.ellipse(rect)), map) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise, map)
  }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius, map)
  }
  public func addPath(_ path: CGPath) { self.path.add(path.figure, map) }
  public func closePath() { if !path.isEmpty { path.add(.close) } }
  public var isPathEmpty: Bool { path.isEmpty }

  // MARK: Drawing it

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(path, rule)
    path = Figure()
  }

  public func strokePath() {
    stroke(path)
    path = Figure()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fill(path, .winding)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, .winding)
      stroke(path)
    case .eoFillStroke:
      fill(path, .evenOdd)
      stroke(path)
    }
    path = Figure()
  }

  /// Nothing is drawn any more beyond the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append((path, rule == .evenOdd ? .evenOdd : .nonZero))
    path = Figure()
  }
  public func clip(to rect: CGRect) {
    state.clips.append((Figure(.rect(rect)).applying(map), .nonZero))
  }

  public func fill(_ rect: CGRect) { fill(Figure(.rect(rect)).applying(map), .winding) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) {
    fill(Figure(.ellipse(rect)).applying(map), .winding)
  }
  public func stroke(_ rect: CGRect) { stroke(Figure(.rect(rect)).applying(map)) }
  /// - Parameter width: in the user's space.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let line = state.line
    state.line.width = width
    stroke(rect)
    state.line = line
  }
  public func strokeEllipse(in rect: CGRect) { stroke(Figure(.ellipse(rect)).applying(map)) }
  public func strokeLineSegments(between points: [CGPoint]) {
    var figure = Figure()
    for (i, p) in points.enumerated() {
      figure.add(i % 2 == 0 ? .move(p.applying(map)) : .line(p.applying(map)))
    }
    stroke(figure)
  }

  /// Nothing is left within the rectangle.
  public func clear(_ rect: CGRect) {
    let before = state
    (state.alpha, state.blend, state.shadow) = (1, .destinationOut, nil)
    add([.fill(Figure(.rect(rect)).applying(map).outline, .nonZero, .color(.black))])
    state = before
  }

  private func fill(_ figure: Figure, _ rule: CGPathFillRule) {
    if figure.isEmpty || state.fill.alpha <= 0 { return }
    add([.fill(figure.outline, rule == .evenOdd ? .evenOdd : .nonZero, .color(state.fill))])
  }

  /// - Parameter figure: in the picture's coordinates; the pen is the user's.
  private func stroke(_ figure: Figure) {
    let determinant = map.a * map.d - map.b * map.c
    if figure.isEmpty || state.stroke.alpha <= 0 || abs(determinant) < 1e-12 { return }
    if !determinant.isFinite { return }
    let user = figure.applying(map.inverted())
    add([
      .beginGroup(CompositingGroup(transform: map)),
      .stroke(user.outline, state.line, .color(state.stroke)), .endGroup,
    ])
  }
}
