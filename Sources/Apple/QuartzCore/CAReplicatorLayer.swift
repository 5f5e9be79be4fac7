import CoreGraphics
import Foundation

/// A layer that shows those in it several times, each time transformed once more.
open class CAReplicatorLayer: CALayer {
  /// The number of times, 1 and more.
  open var instanceCount = 1
  open var instanceTransform = CATransform3DIdentity
  /// Without effect: a picture shows one moment.
  open var instanceDelay: TimeInterval = 0
  open var preservesDepth = false
  /// - Support: at rest; copies have their own colours.
  open var instanceColor: CGColor?
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  /// The change of alpha from one copy to the next.
  open var instanceAlphaOffset: Float = 0

  open override class func _make() -> CALayer { CAReplicatorLayer() }

  /// The most copies that are drawn.
  private static let most = 1000

  override func drawSublayers(in ctx: CGContext) {
    let map = CATransform3DGetAffineTransform(instanceTransform)
    for copy in 0..<min(max(instanceCount, 0), Self.most) {
      let alpha = 1 + CGFloat(instanceAlphaOffset) * CGFloat(copy)
      guard alpha > 0 else { continue }
      ctx.saveGState()
      ctx.translateBy(x: bounds.midX, y: bounds.midY)
      for _ in 0..<copy { ctx.concatenate(map) }
      ctx.translateBy(x: -bounds.midX, y: -bounds.midY)
      ctx.setAlpha(min(alpha, 1))
      ctx.beginTransparencyLayer(auxiliaryInfo: nil)
      super.drawSublayers(in: ctx)
      ctx.endTransparencyLayer()
      ctx.restoreGState()
    }
  }
}

/// A layer that has the layers in it at their depths.
open class CATransformLayer: CALayer {
  open override class func _make() -> CALayer { CATransformLayer() }
}

/// A layer whose bounds are moved to show a part of what is in it.
open class CAScrollLayer: CALayer {
  open override class func _make() -> CALayer { CAScrollLayer() }
  open func scroll(to p: CGPoint) { bounds.origin = p }
  open func scroll(to r: CGRect) { bounds.origin = r.origin }
}

/// A layer that draws parts of its content as they are seen.
open class CATiledLayer: CALayer {
  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0
  /// Pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  open override class func _make() -> CALayer { CATiledLayer() }
  open class func fadeDuration() -> TimeInterval { 0.25 }
}

/// A layer of particles.
///
/// - Support: at rest; a picture shows the moment before the first particle.
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var emitterPosition = CGPoint.zero
  open var emitterSize = CGSize.zero
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var velocity: Float = 1
  open var scale: Float = 1
  open var seed: UInt32 = 0
  open override class func _make() -> CALayer { CAEmitterLayer() }
}

/// A kind of particle.
open class CAEmitterCell: NSObject {
  open var name: String?
  open var isEnabled = true
  open var contents: Any?
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionLatitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var alphaRange: Float = 0
  open var alphaSpeed: Float = 0
  open var emitterCells: [CAEmitterCell]?
}

public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = Self(rawValue: "point")
  public static let line = Self(rawValue: "line")
  public static let rectangle = Self(rawValue: "rectangle")
  public static let circle = Self(rawValue: "circle")
  public static let sphere = Self(rawValue: "sphere")
}

public struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let points = Self(rawValue: "points")
  public static let outline = Self(rawValue: "outline")
  public static let surface = Self(rawValue: "surface")
  public static let volume = Self(rawValue: "volume")
}

public struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unordered = Self(rawValue: "unordered")
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  public static let oldestLast = Self(rawValue: "oldestLast")
  public static let backToFront = Self(rawValue: "backToFront")
  public static let additive = Self(rawValue: "additive")
}
