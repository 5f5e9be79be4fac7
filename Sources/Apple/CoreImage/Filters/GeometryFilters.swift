import CoreGraphics
import DisplayList
import Foundation

/// Filters that transform, crop or extend an image.
enum GeometryFilters {
  static let affine: FilterTable.Recipe = { filter in
    filter.image?.transformed(
      by: filter.inputs[kCIInputTransformKey] as? CGAffineTransform ?? .identity)
  }

  static let crop: FilterTable.Recipe = { filter in
    guard let image = filter.image else { return nil }
    return filter.rect("inputRectangle").map { image.cropped(to: $0) } ?? image
  }

  static let clamp: FilterTable.Recipe = { filter in affine(filter)?.clampedToExtent() }

  /// The image, scaled. Pixels are interpolated bilinearly. A scale below one half is carried out by halving the image
  /// first, each pixel being the mean of four; Core Image weighs more of them.
  ///
  /// - Support: partly; interpolated bilinearly
  static let scale: FilterTable.Recipe = { filter in
    guard let image = filter.image else { return nil }
    let scale = filter.number(kCIInputScaleKey), aspect = filter.number(kCIInputAspectRatioKey)
    guard scale > 0, aspect > 0, !image.extent.isInfinite else { return image }
    var source = image
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
