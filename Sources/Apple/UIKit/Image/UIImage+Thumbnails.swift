import DisplayList
import Foundation
import Rendering

extension UIImage {
  /// The image in another size, upright, its proportions given up; nil for an image without pixels.
  ///
  /// - Parameter size: points, at the image's own scale.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let pixels = size.width * size.height * scale * scale
    guard let upright, size.width > 0, size.height > 0, pixels <= 67_108_864 else { return nil }
    let list = DisplayList(
      size: size,
      commands: [
        .image(ImageDraw(upright, in: CGRect(origin: .zero, size: size), interpolation: .high))
      ])
    return UIImage(Rasterizer().render(list, scale: scale).image, scale: scale)
  }

  /// - Parameter completionHandler: called on another thread.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The image itself: it is decoded when it is made.
  public func preparingForDisplay() -> UIImage? { resource == nil ? nil : self }

  /// - Parameter completionHandler: called on another thread.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
}
