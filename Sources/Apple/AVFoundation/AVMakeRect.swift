import CoreGraphics
import Foundation

/// The largest rectangle of an aspect ratio that lies inside another, in its middle.
///
/// - Parameters:
///   - aspectRatio: width and height, of which only the ratio counts. A ratio without an area gives a rectangle without
///     one, in the middle.
///   - boundingRect: the rectangle around, in any unit.
public func AVMakeRect(
  aspectRatio: CGSize, insideRect boundingRect: CGRect
) -> CGRect {
  let bounds = boundingRect.standardized
  var size = CGSize.zero
  if aspectRatio.width > 0, aspectRatio.height > 0 {
    let scale = min(bounds.width / aspectRatio.width, bounds.height / aspectRatio.height)
    size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  }
  return CGRect(
    x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2,
    width: size.width, height: size.height)
}
