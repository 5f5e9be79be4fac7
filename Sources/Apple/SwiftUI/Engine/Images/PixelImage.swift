import DisplayList
import Foundation

/// Pixels of the developer's own.
struct PixelImage: Equatable, Sendable {
  var image: ImagePixels
  /// Pixels per point.
  var scale: CGFloat
  var isTemplate = false

  var size: CGSize {
    CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }
}
