import CoreGraphics
import DisplayList
import Foundation

/// Filters that move pixels.
enum Geometry {
  static let affine: FilterTable.Recipe = { filter in
    filter.image?.transformed(
      by: filter.inputs[kCIInputTransformKey] as? CGAffineTransform ?? .identity)
  }

  static let crop: FilterTable.Recipe = { filter in
    guard let image = filter.image else { return nil }
    return filter.rect("inputRectangle").map { image.cropped(to: $0) } ?? image
  }

  static let clamp: FilterTable.Recipe = { filter in affine(filter)?.clampedToExtent() }

  /// - Support: partly; two by two pixels are mixed, larger steps first by means.
  static let scale: FilterTable.Recipe = { filter in
    guard let image = filter.image else { return nil }
    let scale = filter.number(kCIInputScaleKey), aspect = filter.number(kCIInputAspectRatioKey)
    guard scale > 0, aspect > 0, !image.extent.isInfinite else { return image }
    var source = image
    // Halves, as long as more than two pixels would become one.
    var rest = scale
    while rest < 0.5 {
      source = source.transformed(by: CGAffineTransform(scaleX: 0.5, y: 0.5))
      rest *= 2
    }
    return source.transformed(
      by: CGAffineTransform(scaleX: CGFloat(rest * aspect), y: CGFloat(rest)))
  }

  static let straighten: FilterTable.Recipe = { filter in
    let angle = filter.number(kCIInputAngleKey)
    let c = CGFloat(Turn.cosine(angle)), s = CGFloat(Turn.sine(angle))
    return filter.image?.transformed(by: CGAffineTransform(a: c, b: -s, c: s, d: c, tx: 0, ty: 0))
  }
}

/// Filters whose image is one pixel.
enum Reductions {
  /// The mean of a part of the image.
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
