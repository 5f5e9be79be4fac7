import CoreGraphics
import DisplayList
import Rendering

extension CGImage {
  /// The pixels of a picture.
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - isOpaque: black shows where nothing is drawn.
  package static func rendering(
    _ list: DisplayList, scale: CGFloat, isOpaque: Bool
  ) -> CGImage {
    CGImage(Rasterizer().render(list, scale: scale, background: isOpaque ? .black : nil).image)
  }
}
