import CoreGraphics
import Foundation

extension Path {
  /// A rounded rectangle moved inwards from the edges of `rect`; its corners keep their centres.
  /// - Parameters:
  ///   - cornerSize: of the outline that isn't moved; points.
  ///   - amount: points.
  static func roundedRectangle(
    _ rect: CGRect, cornerSize: CGSize, inset amount: CGFloat, style: RoundedCornerStyle
  ) -> Path {
    guard let inner = rect.moved(inwards: amount) else { return Path() }
    // A corner that is too large is first the largest that fits.
    let corner = cornerSize.fitting(rect.size)
    let width = corner.width - amount
    let height = corner.height - amount
    return Path(
      roundedRect: inner, cornerSize: CGSize(width: max(width, 0), height: max(height, 0)),
      style: style)
  }
}

extension CGSize {
  /// A corner that is too large becomes smaller and keeps its proportions: a round one in
  /// a box of 430 × 46 is the end of a capsule. Source: `.rect(cornerRadius: 48)` in
  /// stadiamaps/ferrostar @918a186, TripProgressViewTests. (There the ends have a slight point, at most
  /// 1.1 of 63.5 pixels inside the circle: not followed, as devices are reported to show none,
  /// element-hq/element-x-ios#2007.)
  func fitting(_ box: CGSize) -> CGSize {
    guard width > 0, height > 0 else { return self }
    let factor = min(1, abs(box.width) / 2 / width, abs(box.height) / 2 / height)
    return factor < 1 ? CGSize(width: width * factor, height: height * factor) : self
  }
}
