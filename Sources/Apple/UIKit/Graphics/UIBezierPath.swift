import CoreGraphics
import DisplayList
import Foundation

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline in UIKit's coordinates, whose y points down; lengths in points.
public final class UIBezierPath: NSObject, @unchecked Sendable {
  private var figure = Figure()
  public var lineWidth: CGFloat = 1
  public var lineCapStyle = CGLineCap.butt
  public var lineJoinStyle = CGLineJoin.miter
  public var miterLimit: CGFloat = 10
  public var usesEvenOddFillRule = false
  /// Without effect: curves are smooth.
  public var flatness: CGFloat = 0.6
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() {}
  private convenience init(_ outline: Outline) {
    self.init()
    figure = Figure(outline)
  }

  public convenience init(rect: CGRect) { self.init(.rect(rect)) }
  public convenience init(ovalIn rect: CGRect) { self.init(.ellipse(rect)) }
  public convenience init(cgPath: CGPath) {
    self.init()
    figure = cgPath.figure
  }
  /// The corners are continuous, as UIKit's are.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let r = min(max(cornerRadius, 0), rect.width / 2, rect.height / 2)
    self.init(
      r > 0
        ? .roundedRect(rect, cornerSize: CGSize(width: r, height: r), continuous: true)
        : .rect(rect))
  }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let r = min(max(cornerRadii.width, 0), rect.width / 2, rect.height / 2)
    func size(_ corner: UIRectCorner) -> CGSize {
      corners.contains(corner) ? CGSize(width: r, height: r) : .zero
    }
    figure = Figure(
      Outline.roundedElements(
        rect,
        (
          bottomRight: size(.bottomRight), bottomLeft: size(.bottomLeft), topLeft: size(.topLeft),
          topRight: size(.topRight)
        ), continuous: true))
  }
  /// - Parameter clockwise: as it is seen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public var cgPath: CGPath {
    get { CGPath(figure: figure) }
    set { figure = newValue.figure }
  }
  public var isEmpty: Bool { figure.isEmpty }
  public var bounds: CGRect { figure.tightBox }
  public var currentPoint: CGPoint { figure.currentPoint ?? .zero }

  public func move(to point: CGPoint) { figure.add(.move(point)) }
  public func addLine(to point: CGPoint) {
    if figure.currentPoint != nil { figure.add(.line(point)) }
  }
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    guard figure.currentPoint != nil else { return }
    figure.add(.cubic(end, control1: controlPoint1, control2: controlPoint2))
  }
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    if figure.currentPoint != nil { figure.add(.quad(end, control: controlPoint)) }
  }
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    figure.addArc(
      center: center, radius: radius, start: startAngle, end: endAngle, clockwise: !clockwise,
      .identity)
  }
  public func close() { if !figure.isEmpty { figure.add(.close) } }
  public func removeAllPoints() { figure = Figure() }
  public func append(_ path: UIBezierPath) { figure.add(path.figure) }
  public func apply(_ transform: CGAffineTransform) { figure = figure.applying(transform) }
  public func contains(_ point: CGPoint) -> Bool {
    figure.contains(point, evenOdd: usesEvenOddFillRule)
  }

  /// The path from its end to its start.
  public func reversing() -> UIBezierPath {
    let path = UIBezierPath()
    path.figure = figure.reversed
    return path
  }

  /// Makes the line of lengths in turn drawn and left out, in points.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  // Into the current context.

  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    composed(blendMode, alpha, fill)
  }
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    composed(blendMode, alpha, stroke)
  }
  private func composed(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    context?.setBlendMode(mode)
    context?.setAlpha(alpha)
    draw()
    context?.restoreGState()
  }

  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    if !dash.isEmpty { context.setLineDash(phase: dashPhase, lengths: dash) }
    context.beginPath()
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
