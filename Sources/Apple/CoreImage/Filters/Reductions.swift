import CoreGraphics
import DisplayList
import Foundation

/// Filters whose output is one pixel.
enum Reductions {
  /// The mean color of the image within `inputExtent`.
  static let average: FilterTable.Recipe = { filter in
    guard let image = filter.image else { return nil }
    let area = filter.rect(kCIInputExtentKey) ?? image.extent
    let rect = PixelRect(image.extent.isInfinite ? area : image.extent.intersection(area))
    return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { target, space in
      guard rect.count > 0, rect.count <= PixelRect.mostPixels else { return FloatPicture(target) }
      return FloatPicture(target, filledWith: image.pixels(in: rect, space).mean)
    }
  }
}
