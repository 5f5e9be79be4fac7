import CoreGraphics
import Foundation

/// The layer of a view. It keeps its properties and is never drawn.
@preconcurrency
open class CALayer: NSObject {
  open var frame = CGRect.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var backgroundColor: CGColor?
  /// 0…1
  open var opacity: Float = 1
  open var isHidden = false
  open var masksToBounds = false
  open var shouldRasterize = false
  /// Pixels a point.
  open var rasterizationScale: CGFloat = 1
  open var contentsScale: CGFloat = 1
  /// Points.
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowOpacity: Float = 0
  open var contents: Any?
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}

  // MARK: Drawing

  /// Draws the layer and those in it: background, contents, border, in its own coordinates. The masks of other layers,
  /// shadows, filters and what a view draws aren't.
  ///
  /// https://developer.apple.com/documentation/quartzcore/calayer/render(in:)
  open func render(in ctx: CGContext) {
    guard !isHidden, opacity > 0 else { return }
    ctx.saveGState()
    defer { ctx.restoreGState() }
    ctx.setAlpha(CGFloat(opacity))
    ctx.beginTransparencyLayer(auxiliaryInfo: nil)
    defer { ctx.endTransparencyLayer() }
    let outline = CGPath(
      roundedRect: bounds, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil)
    if let backgroundColor {
      ctx.setFillColor(backgroundColor)
      ctx.addPath(outline)
      ctx.fillPath()
    }
    ctx.saveGState()
    if masksToBounds {
      ctx.addPath(outline)
      ctx.clip()
    }
    drawContents(in: ctx, outline)
    for layer in sublayers ?? [] {
      ctx.saveGState()
      ctx.translateBy(x: layer.frame.minX, y: layer.frame.minY)
      layer.render(in: ctx)
      ctx.restoreGState()
    }
    ctx.restoreGState()
    guard borderWidth > 0 else { return }
    ctx.setStrokeColor(borderColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    ctx.setLineWidth(borderWidth)
    let inset = borderWidth / 2, radius = max(0, cornerRadius - borderWidth / 2)
    ctx.addPath(
      CGPath(
        roundedRect: bounds.insetBy(dx: inset, dy: inset), cornerWidth: radius,
        cornerHeight: radius, transform: nil))
    ctx.strokePath()
  }

  /// The part that a kind of layer has of its own.
  func drawContents(in ctx: CGContext, _ outline: CGPath) {
    guard let image = contents as? CGImage else { return }
    // Images are drawn from their lower left corner, layers from their upper left one.
    ctx.saveGState()
    ctx.translateBy(x: 0, y: bounds.height)
    ctx.scaleBy(x: 1, y: -1)
    ctx.draw(image, in: bounds)
    ctx.restoreGState()
  }
}
