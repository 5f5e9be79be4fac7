import Foundation

// Images in forms that views use. A picture is drawn as it is: none of these changes its pixels.
extension UIImage {
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// The image itself: its caps count where UIKit's views stretch it.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }

  /// The image turned around its vertical axis.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let flipped: [Orientation: Orientation] = [
      .up: .upMirrored, .upMirrored: .up, .down: .downMirrored, .downMirrored: .down,
      .left: .rightMirrored, .rightMirrored: .left, .right: .leftMirrored, .leftMirrored: .right,
    ]
    guard let resource else { return self }
    return UIImage(
      resource, scale: scale, renderingMode: renderingMode,
      orientation: flipped[imageOrientation] ?? .upMirrored)
  }

  /// The image itself: layout from right to left doesn't mirror it.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  public var flipsForRightToLeftLayoutDirection: Bool { false }

  /// The image itself: the insets count where UIKit's views align it.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  public var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The images of an animation; always nil, as a picture shows one moment.
  public var images: [UIImage]? { nil }
  /// Seconds of an animation; 0 as there is none.
  public var duration: TimeInterval { 0 }

  /// The first of the images: a picture shows one moment.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
}
