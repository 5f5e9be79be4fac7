import Foundation

/// The size that a picture can have, in points. A side whose range is one number is fixed; another is as long as the
/// content prefers, within its range.
package struct Canvas: Equatable, Sendable {
  package var width: ClosedRange<CGFloat>
  package var height: ClosedRange<CGFloat>
  /// The radius, in points, of the corners that the system cuts; 0 where the picture has its own.
  package var cornerRadius: CGFloat = 0
  /// The part of the size that isn't published, as a sentence; nil where all is.
  package var assumption: String?

  init(
    width: ClosedRange<CGFloat>, height: ClosedRange<CGFloat>, cornerRadius: CGFloat = 0,
    assumption: String? = nil
  ) {
    self.width = width
    self.height = height
    self.cornerRadius = cornerRadius
    self.assumption = assumption
  }

  init(_ size: CGSize, cornerRadius: CGFloat = 0, assumption: String? = nil) {
    self.init(
      width: size.width...size.width, height: size.height...size.height,
      cornerRadius: cornerRadius, assumption: assumption)
  }

  /// The size of the picture for content of a size, in whole pixels where the content decides.
  ///
  /// - Parameter scale: pixels per point.
  func size(fitting content: CGSize, scale: Double) -> CGSize {
    func side(_ wanted: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      guard range.lowerBound < range.upperBound, wanted.isFinite else { return range.lowerBound }
      let whole = (wanted * scale - 0.01).rounded(.up) / scale
      return min(max(whole, range.lowerBound), range.upperBound)
    }
    return CGSize(width: side(content.width, width), height: side(content.height, height))
  }
}
