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

  open override class func _make() -> CALayer { CAGradientLayer() }

  override func drawContents(in ctx: CGContext, _ outline: CGPath) {
    super.drawContents(in: ctx, outline)
    let all = (colors ?? []).compactMap { $0 as? CGColor }
    let places = locations?.map { CGFloat($0.doubleValue) }
    guard all.count > 1, places.map({ $0.count == all.count }) ?? true,
      let gradient = CGGradient(colorsSpace: nil, colors: all as CFArray, locations: places)
    else { return }
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    let start = point(startPoint), end = point(endPoint)
    ctx.saveGState()
    ctx.addPath(outline)
    ctx.clip()
    if type == .conic {
      ctx.drawConicGradient(
        gradient, center: start, angle: atan2(end.y - start.y, end.x - start.x))
    } else if type == .axial {
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
