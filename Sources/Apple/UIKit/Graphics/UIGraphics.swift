import CoreGraphics
import DisplayList
import Foundation
import Rendering
import SystemDesigns

/// The contexts that are being drawn on, innermost last; each thread has its own.
enum CurrentContext {
  private static let key = "UIGraphics.contexts"

  static var all: [(context: CGContext, scale: CGFloat)] {
    get { Thread.current.threadDictionary[key] as? [(CGContext, CGFloat)] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// 256 MB of them.
  private static let mostPixels = 1 << 26

  /// A picture of `bounds`, its y down.
  static func make(_ bounds: CGRect, scale: CGFloat) -> CGContext {
    func side(_ length: CGFloat) -> Int {
      Int(clamping: (length * scale).rounded(.up), to: 1...Rasterizer.largestSide)
    }
    // Two long sides would take all memory: the lower part is cut off.
    let width = side(bounds.width)
    return CGContext(
      width: width, height: min(side(bounds.height), mostPixels / width),
      base: CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale))
  }

}

extension CGContext {
  /// The drawing as an image of `scale` pixels per point.
  func image(scale: CGFloat, isOpaque: Bool) -> UIImage {
    let list = DisplayList(size: CGSize(width: width, height: height), commands: commands)
    return UIImage(
      Rasterizer().render(list, scale: 1, background: isOpaque ? .black : nil).image, scale: scale)
  }
}

public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContext.all.last?.context }

public func UIGraphicsPushContext(_ context: CGContext) {
  CurrentContext.all.append((context, 1))
}
public func UIGraphicsPopContext() { _ = CurrentContext.all.popLast() }

/// - Parameter size: points, at one pixel each.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// - Parameters:
///   - size: points.
///   - scale: pixels per point; 0 for the screen's, which is 3 here.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 && scale.isFinite ? scale : 3
  let context = CurrentContext.make(CGRect(origin: .zero, size: size.drawable), scale: scale)
  if opaque {
    context.setFillColor(UIColor.black.cgColor)
    context.fill(CGRect(origin: .zero, size: size))
  }
  CurrentContext.all.append((context, scale))
}

public func UIGraphicsEndImageContext() { _ = CurrentContext.all.popLast() }

/// - Returns: nil where nothing is being drawn on.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  CurrentContext.all.last.map { $0.context.image(scale: $0.scale, isOpaque: false) }
}

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGSize {
  /// The size with NaN and negative lengths replaced by 0.
  var drawable: CGSize {
    func length(_ v: CGFloat) -> CGFloat { v.isFinite ? max(v, 0) : 0 }
    return CGSize(width: length(width), height: length(height))
  }
}

extension UIColor {
  /// Sets the fill to the colour in the light appearance; does nothing where there is no current context.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(CGColor(rgba(ColorTraits())))
  }
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(CGColor(rgba(ColorTraits())))
  }
  public func set() {
    setFill()
    setStroke()
  }
}

extension UIImage {
  /// Into the current context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let upright else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.draw(
      [.image(ImageDraw(upright, in: rect, interpolation: .high))], CGAffineTransform.identity)
    context.restoreGState()
  }
}

/// Fills with the current colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}
