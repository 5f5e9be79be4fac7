import Foundation

/// An effect on a group's pixels as a whole, before they are blended with those beneath.
package enum Effect: Hashable, Sendable {
  /// A Gaussian blur with a standard deviation of `radius` points, SwiftUI's `blur(radius:)`.
  /// `opaque` keeps the edges from fading into nothing.
  case blur(radius: CGFloat, opaque: Bool)
  /// The group's alpha in `color`, blurred with ``shadowSpread``, moved, and drawn beneath the group.
  case shadow(color: RGBA, radius: CGFloat, offset: CGSize)
  /// Rows for red, green, blue, alpha; five columns (the fifth is added, 0…1), on
  /// components that aren't premultiplied. 20 values.
  case colorMatrix([Double])
  /// Alpha becomes luminance times alpha, as `luminanceToAlpha()`.
  case luminanceToAlpha

  /// The standard deviation of a shadow, in radii: about that of a Gaussian of one radius that is cut
  /// off at two. Where two boxes make the blur, 91 to 92 % of the pixels of Apple's shadows
  /// are met and the others are off by one of 255. Measured at edges and corners (`radius: 12`, @3x)
  /// in the reference pictures of Ferrostar @OffRouteBannerView and @TripProgressView.
  package static let shadowSpread: CGFloat = 0.875
}
