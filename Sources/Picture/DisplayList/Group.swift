import Foundation

/// How a group's pixels meet those beneath; SwiftUI's names, the last five CoreGraphics'.
public enum Blend: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter, sourceIn, sourceOut, destinationIn,
    destinationAtop, xor

  /// What lies outside the group is changed too.
  public var reachesBeyondSource: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

/// What is done to a group's picture as a whole, before it meets what lies beneath.
public enum Effect: Hashable, Sendable {
  /// A Gaussian blur with a standard deviation of `radius` points, SwiftUI's `blur(radius:)`.
  /// `opaque` keeps the edges from fading into nothing.
  case blur(radius: CGFloat, opaque: Bool)
  /// The group's alpha in `color`, blurred as ``shadowSpread`` says, moved, and put beneath the
  /// group.
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
  public static let shadowSpread: CGFloat = 0.875
}

/// Which of a widget's two groups a part belongs to where the system colours them apart, or how an
/// image in it is coloured: Apple's `widgetAccentable` and `widgetAccentedRenderingMode`. A mark for
/// whoever colours the list; drawing knows nothing of it.
public enum AccentRole: String, Hashable, Sendable {
  case accent
  /// Luminance becomes alpha, in the other group's colour.
  case desaturated
  /// Luminance becomes alpha, in the accent group's colour.
  case accentedDesaturated
  /// As it is.
  case fullColor
}

/// Commands drawn as one picture. The order is: draw the content, apply `effects` in
/// order, multiply by `mask`'s alpha, cut to `clip`, map by `transform`, multiply by `opacity`,
/// blend. A group with nothing but `transform` or `clip` needs no picture of its own.
public struct Group: Hashable, Sendable {
  /// From the content's space to the surrounding one. `clip` and `mask` are in the
  /// content's space.
  public var transform: CGAffineTransform
  public var opacity: CGFloat
  public var clip: Outline?
  public var clipRule: FillRule
  public var mask: [Command]?
  public var blend: Blend
  public var effects: [Effect]
  /// The content must be composed before it is blended, even where nothing above asks for it
  /// (`compositingGroup()`).
  public var isolated: Bool
  /// Perspective, from the content's space to that which `transform` maps on: after `mask` and `clip`.
  public var projection: Projection?
  /// nil for that of the group around.
  public var accent: AccentRole?

  public init(
    transform: CGAffineTransform = .identity, opacity: CGFloat = 1, clip: Outline? = nil,
    clipRule: FillRule = .nonZero, mask: [Command]? = nil, blend: Blend = .normal,
    effects: [Effect] = [], isolated: Bool = false,
    projection: Projection? = nil, accent: AccentRole? = nil
  ) {
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.clipRule = clipRule
    self.mask = mask
    self.blend = blend
    self.effects = effects
    self.isolated = isolated
    self.projection = projection
    self.accent = accent
  }
}

/// The same, for modules that have a `Group` of their own.
public typealias CompositingGroup = Group
