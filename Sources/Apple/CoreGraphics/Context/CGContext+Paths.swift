import DisplayList
import Foundation

extension CGContext {
  // MARK: The path

  public func beginPath() { figure = Figure() }
  public func move(to point: CGPoint) { figure.add(.move(point.applying(map))) }
  public func addLine(to point: CGPoint) {
    guard figure.currentPoint != nil else { return }
    figure.add(.line(point.applying(map)))
  }
  public func addLines(between points: [CGPoint]) {
    for (i, p) in points.enumerated() {
      figure.add(i == 0 ? .move(p.applying(map)) : .line(p.applying(map)))
    }
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard figure.currentPoint != nil else { return }
    figure.add(
      .cubic(
        end.applying(map), control1: control1.applying(map), control2: control2.applying(map)))
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard figure.currentPoint != nil else { return }
    figure.add(.quad(end.applying(map), control: control.applying(map)))
  }
  public func addRect(_ rect: CGRect) { figure.add(Figure(.rect(rect)), map) }
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public func addEllipse(in rect: CGRect) { figure.add(Figure(.ellipse(rect)), map) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    figure.addArc(
      center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise, map)
  }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    figure.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius, map)
  }
  public func addPath(_ path: CGPath) { figure.add(path.figure, map) }
  public func closePath() { if !figure.isEmpty { figure.add(.close) } }
  public var isPathEmpty: Bool { figure.isEmpty }

  /// The path so far, in the user's space.
  public var path: CGPath? { inUserSpace.map { CGPath(figure: $0) } }
  /// The last point of the path, in the user's space.
  public var currentPointOfPath: CGPoint { inUserSpace?.currentPoint ?? .zero }
  /// The box of the path's points and control points, in the user's space.
  public var boundingBoxOfPath: CGRect { inUserSpace?.controlBox ?? .null }
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    inUserSpace?.contains(point, evenOdd: mode == .eoFill || mode == .eoFillStroke) ?? false
  }
  /// Makes the path the outline of the line that `strokePath()` would draw.
  public func replacePathWithStrokedPath() {
    guard var line = inUserSpace else { return }
    line.stroke = state.line
    figure = line.expanded.applying(map)
  }
  private var inUserSpace: Figure? {
    map.isInvertible && !figure.isEmpty ? figure.applying(map.inverted()) : nil
  }

  // MARK: The clip

  /// The box of what the clip leaves, in the user's space.
  public var boundingBoxOfClipPath: CGRect {
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let box = state.clips.reduce(all) { $0.intersection($1.figure.tightBox) }
    guard map.isInvertible, !box.isNull else { return .null }
    return box.applying(map.inverted())
  }
  public func resetClip() {
    state.clips = []
    state.masks = []
  }
  /// Draws from now on as much as the mask lets through: by its alpha, or by its brightness where it is opaque.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    let place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
    state.masks.append((mask.asMask, rect.size, place.concatenating(map)))
  }

  // MARK: Drawing it

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(figure, rule)
    figure = Figure()
  }

  public func strokePath() {
    stroke(figure)
    figure = Figure()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fill(figure, .winding)
    case .eoFill: fill(figure, .evenOdd)
    case .stroke: stroke(figure)
    case .fillStroke:
      fill(figure, .winding)
      stroke(figure)
    case .eoFillStroke:
      fill(figure, .evenOdd)
      stroke(figure)
    }
    figure = Figure()
  }

  /// Nothing is drawn any more beyond the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append((figure, rule == .evenOdd ? .evenOdd : .nonZero))
    figure = Figure()
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
    var lines = Figure()
    for (i, p) in points.enumerated() {
      lines.add(i % 2 == 0 ? .move(p.applying(map)) : .line(p.applying(map)))
    }
    stroke(lines)
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

extension CGAffineTransform {
  /// Whether there is a transform back.
  package var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12
  }
}

extension CGContext {
  /// The map from the user's space to the picture's, whose y points down.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { map }
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(map) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(map) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(map) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    map.isInvertible ? point.applying(map.inverted()) : point
  }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    map.isInvertible ? rect.applying(map.inverted()) : rect
  }
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    map.isInvertible ? size.applying(map.inverted()) : size
  }
}
