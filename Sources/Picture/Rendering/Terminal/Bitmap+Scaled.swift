import DisplayList
import Foundation

extension Bitmap {
  /// The same picture in as many pixels, at least one each way.
  package func scaled(width: Int, height: Int) -> Bitmap {
    let size = CGSize(width: max(width, 1), height: max(height, 1))
    if Int(clamping: size.width) == self.width, Int(clamping: size.height) == self.height {
      return self
    }
    let list = DisplayList(
      size: size,
      commands: [
        .image(ImageDraw(image, in: CGRect(origin: .zero, size: size), interpolation: .high))
      ])
    return Rasterizer().render(list, scale: 1)
  }
}
