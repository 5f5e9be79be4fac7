import UIKit

public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform"
}
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways"
}
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
}
public var kCGImageSourceSubsampleFactor: CFString { "kCGImageSourceSubsampleFactor" }

/// The image made smaller, its proportions kept. Thumbnails within files aren't read: one is made where the options ask
/// for that.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  func isOn(_ key: CFString) -> Bool {
    (options?[key] as? NSNumber)?.boolValue ?? (options?[key] as? Bool) ?? false
  }
  guard index == 0, let image = source.image, let pixels = image.cgImage,
    isOn(kCGImageSourceCreateThumbnailFromImageAlways)
      || isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent)
  else { return nil }
  let orientation = isOn(kCGImageSourceCreateThumbnailWithTransform) ? image.imageOrientation : .up
  let whole = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
  let longest = max(whole.size.width, whole.size.height)
  let limit = number(options?[kCGImageSourceThumbnailMaxPixelSize]) ?? longest
  guard limit >= 1, longest >= 1 else { return nil }
  let factor = min(limit / longest, 1)
  let size = CGSize(
    width: max((whole.size.width * factor).rounded(), 1),
    height: max((whole.size.height * factor).rounded(), 1))
  return whole.preparingThumbnail(of: size)?.cgImage
}

private func number(_ value: Any?) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as Float: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  default: nil
  }
}
