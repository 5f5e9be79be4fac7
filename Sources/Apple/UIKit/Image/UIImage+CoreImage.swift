import CoreGraphics
import CoreImage
import DisplayList
import ObjectiveCRuntime

// Between UIKit's images and Core Image's.
extension UIImage {
  /// A picture of an image that has an end, computed at once.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent)?.resource
    self.init(pixels, scale: scale, orientation: orientation)
    objc_setAssociatedObject(self, ImageRecipe.slot, ciImage, .OBJC_ASSOCIATION_RETAIN)
  }

  /// The image that it was made of; nil for a picture of another kind.
  public var ciImage: CIImage? {
    objc_getAssociatedObject(self, ImageRecipe.slot) as? CIImage
  }
}

extension CIImage {
  /// - Returns: nil for a picture without pixels. They are as stored: the orientation isn't applied.
  public convenience init?(image: UIImage) { self.init(image: image, options: nil) }
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    guard let pixels = image.resource else { return nil }
    self.init(
      options?[.applyOrientationProperty] as? Bool == true ? image.upright ?? pixels : pixels)
  }
}

extension CIColor {
  /// The colour in the light appearance.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}

private enum ImageRecipe {
  /// An address that nothing else has.
  nonisolated(unsafe) static let slot = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
}
