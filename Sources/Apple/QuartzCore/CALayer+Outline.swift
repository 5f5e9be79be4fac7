import CoreGraphics
import DisplayList
import Foundation

/// The corners of a layer. The least y is above, as on iOS.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The form of a rounded corner.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The place of a picture in a layer of another size.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    var size = size
    switch self {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      let x = bounds.width / size.width, y = bounds.height / size.height
      let scale = self == .resizeAspect ? min(x, y) : max(x, y)
      size = CGSize(width: size.width * scale, height: size.height * scale)
    default: break
    }
    var origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    if [.left, .topLeft, .bottomLeft].contains(self) { origin.x = bounds.minX }
    if [.right, .topRight, .bottomRight].contains(self) { origin.x = bounds.maxX - size.width }
    // “Top” is taken for the least y.
    if [.top, .topLeft, .topRight].contains(self) { origin.y = bounds.minY }
    if [.bottom, .bottomLeft, .bottomRight].contains(self) { origin.y = bounds.maxY - size.height }
    return CGRect(origin: origin, size: size)
  }
}

/// The way in which a picture's size is changed.
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The edges of a layer that are smooth. All are here.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// The object that draws and lays out a layer.
public protocol CALayerDelegate: AnyObject {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension CALayer {
  /// The layer's edge.
  ///
  /// - Parameter inset: the distance from the edge to the outline inside it, in points.
  func outline(inset: CGFloat) -> CGPath {
    let rect = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: min(inset, bounds.height / 2))
    let radius = min(max(cornerRadius - inset, 0), rect.width / 2, rect.height / 2)
    guard radius > 0, rect.width.isFinite, rect.height.isFinite else {
      return CGPath(rect: rect, transform: nil)
    }
    func size(_ corner: CACornerMask) -> CGSize {
      maskedCorners.contains(corner) ? CGSize(width: radius, height: radius) : .zero
    }
    return CGPath(
      figure: Figure(
        Outline.roundedElements(
          rect,
          (
            bottomRight: size(.layerMaxXMaxYCorner), bottomLeft: size(.layerMinXMaxYCorner),
            topLeft: size(.layerMinXMinYCorner), topRight: size(.layerMaxXMinYCorner)
          ), continuous: cornerCurve == .continuous)))
  }
}
