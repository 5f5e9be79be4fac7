import CoreGraphics
import Foundation

/// Colours along a line, in a layer.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  /// 0…1
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial

  /// Axial and radial ones; a conic one isn't drawn.
  override func drawContents(in ctx: CGContext, _ outline: CGPath) {
    super.drawContents(in: ctx, outline)
    let all = (colors ?? []).compactMap { $0 as? CGColor }
    let places = locations?.map { CGFloat($0.doubleValue) }
    guard all.count > 1, type != .conic, places.map({ $0.count == all.count }) ?? true,
      let gradient = CGGradient(colorsSpace: nil, colors: all as CFArray, locations: places)
    else { return }
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: unit.x * bounds.width, y: unit.y * bounds.height)
    }
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    let start = point(startPoint), end = point(endPoint)
    ctx.saveGState()
    ctx.addPath(outline)
    ctx.clip()
    if type == .axial {
      ctx.drawLinearGradient(gradient, start: start, end: end, options: options)
    } else {
      ctx.drawRadialGradient(
        gradient, startCenter: start, startRadius: 0, endCenter: start,
        endRadius: abs(end.x - start.x), options: options)
    }
    ctx.restoreGState()
  }
}

public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A path in a layer.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var strokeColor: CGColor?
  /// Points.
  open var lineWidth: CGFloat = 1

  override func drawContents(in ctx: CGContext, _ outline: CGPath) {
    super.drawContents(in: ctx, outline)
    guard let path else { return }
    if let fillColor {
      ctx.setFillColor(fillColor)
      ctx.addPath(path)
      ctx.fillPath()
    }
    guard let strokeColor, lineWidth > 0 else { return }
    ctx.setStrokeColor(strokeColor)
    ctx.setLineWidth(lineWidth)
    ctx.addPath(path)
    ctx.strokePath()
  }
}
