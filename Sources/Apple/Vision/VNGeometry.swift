import CoreGraphics

/// https://developer.apple.com/documentation/vision/vnimagerectfornormalizedrect(_:_:_:)
public func VNImageRectForNormalizedRect(
  _ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
  let width = CGFloat(imageWidth), height = CGFloat(imageHeight)
  return CGRect(
    x: normalizedRect.minX * width, y: normalizedRect.minY * height,
    width: normalizedRect.width * width, height: normalizedRect.height * height)
}

/// https://developer.apple.com/documentation/vision/vnnormalizedrectforimagerect(_:_:_:)
public func VNNormalizedRectForImageRect(
  _ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
  let width = CGFloat(imageWidth), height = CGFloat(imageHeight)
  return CGRect(
    x: imageRect.minX / width, y: imageRect.minY / height, width: imageRect.width / width,
    height: imageRect.height / height)
}

/// https://developer.apple.com/documentation/vision/vnimagepointfornormalizedpoint(_:_:_:)
public func VNImagePointForNormalizedPoint(
  _ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint {
  CGPoint(
    x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}
