import CoreGraphics
import Foundation

public class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
  public internal(set) var bounds = CGRect.zero
  public override init() {}
  public class func preferred() -> Self {
    unsafeDowncast(UIGraphicsImageRendererFormat(), to: self)
  }
  public class func `default`() -> Self {
    unsafeDowncast(UIGraphicsImageRendererFormat(), to: self)
  }
}

/// The format of a renderer's images.
public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

  /// Pixels per point; a phone's three unless changed.
  public var scale: CGFloat = 3
  public var opaque = false
  public var preferredRange = Range.automatic
  public var supportsHighDynamicRange: Bool { false }

  public convenience init(for traits: UITraitCollection) {
    self.init()
    if traits.displayScale > 0 { scale = traits.displayScale }
  }
}

/// The context on which the actions of a renderer draw.
public final class UIGraphicsImageRendererContext {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  public var currentImage: UIImage {
    cgContext.image(scale: format.scale, isOpaque: format.opaque)
  }
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images of what is drawn in UIKit's coordinates.
public final class UIGraphicsImageRenderer {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// - Parameter size: points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = CGRect(origin: bounds.origin, size: bounds.size.drawable)
    self.format = format
    format.bounds = self.bounds
  }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = format.scale > 0 && format.scale.isFinite ? format.scale : 3
    let context = CurrentContext.make(bounds, scale: scale)
    CurrentContext.all.append((context, scale))
    actions(UIGraphicsImageRendererContext(context, format))
    _ = CurrentContext.all.popLast()
    return context.image(scale: scale, isOpaque: format.opaque)
  }

  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// - Parameter compressionQuality: from 0, the smallest file, to 1.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

extension UIImage {
  /// The format with which an image like this one is drawn again: its scale.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
