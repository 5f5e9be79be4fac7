import CoreGraphics
import Foundation

/// A rectangle with a background, contents and a border, and with layers in it. It is drawn by `render(in:)`; a view's
/// isn't, as a widget shows a sign in the place of a view.
@preconcurrency
open class CALayer: NSObject {
  // MARK: Geometry

  /// Points, in the layer's own coordinates.
  open var bounds = CGRect.zero
  /// The place of the anchor, in points, in the superlayer's coordinates.
  open var position = CGPoint.zero
  /// The point that the layer is placed and transformed by: 0…1 of its width and height.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var anchorPointZ: CGFloat = 0
  /// The order among the layers beside it; greater ones are in front.
  open var zPosition: CGFloat = 0
  /// - Support: partly; the part of it that keeps the layer in its plane is drawn.
  open var transform = CATransform3DIdentity
  /// - Support: partly; as of ``transform``.
  open var sublayerTransform = CATransform3DIdentity
  /// The box that the layer fills, in points, in the superlayer's coordinates.
  open var frame: CGRect {
    get { bounds.applying(toSuperlayer) }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// The map from the layer's coordinates to the superlayer's.
  private var toSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x,
      y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  // MARK: Appearance

  open var name: String?
  open weak var delegate: (any CALayerDelegate)?
  open var backgroundColor: CGColor?
  /// 0…1
  open var opacity: Float = 1
  open var isHidden = false
  open var isOpaque = false
  open var masksToBounds = false
  /// The layer by whose alpha this one is drawn, in this one's coordinates.
  open var mask: CALayer?
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  open var shouldRasterize = false
  /// Pixels a point.
  open var rasterizationScale: CGFloat = 1
  open var contentsScale: CGFloat = 1
  /// Points.
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = .all
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowOpacity: Float = 0
  open var shadowPath: CGPath?
  /// A picture, of a ``CGImage``; other contents aren't drawn.
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  /// The part of the picture that is drawn: 0…1 of its width and height.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var magnificationFilter = CALayerContentsFilter.linear
  open var minificationFilter = CALayerContentsFilter.linear
  /// - Support: at rest; filters aren't applied, as on iOS.
  open var filters: [Any]?
  open var backgroundFilters: [Any]?
  /// - Support: at rest.
  open var compositingFilter: Any?
  open var allowsEdgeAntialiasing = false
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerTopEdge, .layerBottomEdge,
  ]
  open var allowsGroupOpacity = true
  open var needsDisplayOnBoundsChange = false
  open var drawsAsynchronously = false
  open var style: [AnyHashable: Any]?
  open var actions: [String: any CAAction]?

  // MARK: Time

  /// A picture shows one moment, so these change nothing.
  open var beginTime: TimeInterval = 0
  open var timeOffset: TimeInterval = 0
  open var duration: TimeInterval = 0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  private var animations: [String: CAAnimation] = [:]

  // MARK: Tree

  open private(set) weak var superlayer: CALayer?
  private var layers: [CALayer] = []
  open var sublayers: [CALayer]? {
    get { layers.isEmpty ? nil : layers }
    set {
      for layer in layers { layer.superlayer = nil }
      layers = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  public override init() { super.init() }

  /// A copy of another layer's properties, without the layers in it.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (bounds, position, anchorPoint, transform) = (
      other.bounds, other.position, other.anchorPoint, other.transform
    )
    (backgroundColor, opacity, cornerRadius, contents) = (
      other.backgroundColor, other.opacity, other.cornerRadius, other.contents
    )
  }

  /// Archives of layers aren't read.
  public init?(coder: NSCoder) { nil }

  /// A layer of the kind; kinds of the code's own have their superclass's.
  open class func _make() -> CALayer { CALayer() }

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(layers.count)) }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    guard layer !== self else { return }
    layer.removeFromSuperlayer()
    layers.insert(layer, at: min(Int(index), layers.count))
    layer.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = layers.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSublayer(layer, at: UInt32(index ?? layers.count))
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(layers.firstIndex { $0 === sibling } ?? 0))
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = layers.firstIndex(where: { $0 === oldLayer }), oldLayer !== newLayer else {
      return
    }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(index))
  }

  open func removeFromSuperlayer() {
    superlayer?.layers.removeAll { $0 === self }
    superlayer = nil
  }

  // MARK: Life

  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func needsDisplay() -> Bool { false }
  open func displayIfNeeded() {}
  open func display() { delegate?.display(self) }
  open func setNeedsLayout() {}
  open func needsLayout() -> Bool { false }
  open func layoutIfNeeded() { layoutSublayers() }
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  open func preferredFrameSize() -> CGSize { bounds.size }
  open func presentation() -> Self? { self }
  open func model() -> Self { self }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }

  /// Keeps the animation: a picture shows the layer's own values, as after it.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    animations[key ?? "\(animations.count)"] = anim
  }
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  open func removeAllAnimations() { animations = [:] }

  // MARK: Coordinates

  open var visibleRect: CGRect { bounds }
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The front layer at a point of the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let map = toSuperlayer
    guard !isHidden, map.isInvertible else { return nil }
    let own = p.applying(map.inverted())
    guard contains(own) || !masksToBounds else { return nil }
    for layer in ordered.reversed() {
      if let hit = layer.hitTest(own) { return hit }
    }
    return contains(own) ? self : nil
  }

  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(map(from: l)) }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(map(to: l)) }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(map(from: l)) }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(map(to: l)) }
  open func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval { t }
  open func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval { t }

  private var toRoot: CGAffineTransform {
    var map = toSuperlayer, layer = superlayer
    while let current = layer {
      map = map.concatenating(current.toSuperlayer)
      layer = current.superlayer
    }
    return map
  }
  private func map(to other: CALayer?) -> CGAffineTransform {
    let back = other?.toRoot ?? .identity
    return back.isInvertible ? toRoot.concatenating(back.inverted()) : .identity
  }
  private func map(from other: CALayer?) -> CGAffineTransform {
    toRoot.isInvertible ? (other?.toRoot ?? .identity).concatenating(toRoot.inverted()) : .identity
  }

  // MARK: Drawing

  /// The layers in it, from back to front.
  var ordered: [CALayer] {
    layers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }

  /// Draws the layer and those in it, in its own coordinates: shadow, background, contents, border, as its mask lets
  /// through. Filters and what a view draws aren't.
  ///
  /// https://developer.apple.com/documentation/quartzcore/calayer/render(in:)
  open func render(in ctx: CGContext) {
    guard !isHidden, opacity > 0 else { return }
    ctx.saveGState()
    defer { ctx.restoreGState() }
    ctx.setAlpha(CGFloat(opacity))
    if shadowOpacity > 0, let shadowColor, !masksToBounds {
      let alpha = shadowColor.alpha * CGFloat(shadowOpacity)
      // Two of a context's blur are one of a layer's radius, and a context whose y points up counts offsets so.
      ctx.setShadow(
        offset: CGSize(
          width: shadowOffset.width,
          height: ctx.pointsDown ? shadowOffset.height : -shadowOffset.height),
        blur: shadowRadius * 2, color: shadowColor.copy(alpha: alpha))
    }
    ctx.beginTransparencyLayer(auxiliaryInfo: nil)
    defer { ctx.endTransparencyLayer() }
    drawUnmasked(in: ctx)
    guard let mask else { return }
    ctx.setBlendMode(.destinationIn)
    ctx.beginTransparencyLayer(auxiliaryInfo: nil)
    mask.renderInSuperlayer(ctx)
    ctx.endTransparencyLayer()
  }

  func renderInSuperlayer(_ ctx: CGContext) {
    ctx.saveGState()
    ctx.concatenate(toSuperlayer)
    render(in: ctx)
    ctx.restoreGState()
  }

  private func drawUnmasked(in ctx: CGContext) {
    let outline = outline(inset: 0)
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
    draw(in: ctx)
    drawSublayers(in: ctx)
    ctx.restoreGState()
    guard borderWidth > 0, let borderColor else { return }
    ctx.setStrokeColor(borderColor)
    ctx.setLineWidth(borderWidth)
    ctx.addPath(self.outline(inset: borderWidth / 2))
    ctx.strokePath()
  }

  func drawSublayers(in ctx: CGContext) {
    let map = CATransform3DGetAffineTransform(sublayerTransform)
    if !map.isIdentity {
      ctx.translateBy(x: bounds.midX, y: bounds.midY)
      ctx.concatenate(map)
      ctx.translateBy(x: -bounds.midX, y: -bounds.midY)
    }
    for layer in ordered { layer.renderInSuperlayer(ctx) }
  }

  /// The content that the code's own layer draws.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// The part that a kind of layer has of its own.
  func drawContents(in ctx: CGContext, _ outline: CGPath) {
    guard let image = visibleContents else { return }
    let size = CGSize(
      width: CGFloat(image.width) / max(contentsScale, 0.01),
      height: CGFloat(image.height) / max(contentsScale, 0.01))
    let rect = contentsGravity.rect(of: size, in: bounds)
    // Images are drawn from their lower left corner, layers from their upper left one.
    ctx.saveGState()
    ctx.translateBy(x: 0, y: rect.minY + rect.maxY)
    ctx.scaleBy(x: 1, y: -1)
    ctx.interpolationQuality = magnificationFilter == .nearest ? .none : .default
    ctx.draw(image, in: rect)
    ctx.restoreGState()
  }

  private var visibleContents: CGImage? {
    guard let image = contents as? CGImage else { return nil }
    if contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) { return image }
    let width = CGFloat(image.width), height = CGFloat(image.height)
    return image.cropping(
      to: CGRect(
        x: contentsRect.minX * width, y: contentsRect.minY * height,
        width: contentsRect.width * width, height: contentsRect.height * height))
  }
}
