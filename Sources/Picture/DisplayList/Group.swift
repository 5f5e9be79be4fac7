import Foundation

/// Commands drawn as one picture. The order is: draw the content, apply `effects` in
/// order, multiply by `mask`'s alpha, cut to `clip`, map by `transform`, multiply by `opacity`,
/// blend. A group with nothing but `transform` or `clip` needs no picture of its own.
package struct Group: Hashable, Sendable {
  /// The transform from the content's space to the surrounding one. `clip` and `mask` are in the
  /// content's space.
  package var transform: CGAffineTransform
  package var opacity: CGFloat
  package var clip: Outline?
  package var clipRule: FillRule
  package var mask: [Command]?
  package var blend: Blend
  package var effects: [Effect]
  /// The content must be composed before it is blended, even where nothing above asks for it
  /// (`compositingGroup()`).
  package var isolated: Bool
  /// Whether the outermost shadows within it are one view's, which its leaves cast one by one. They may lie within
  /// further groups, which have a transform or an opacity.
  package var isShadowOfLeaves: Bool
  /// Perspective, from the content's space to that which `transform` maps on: after `mask` and `clip`.
  package var projection: Projection?
  /// The accent role; nil for the enclosing group's.
  package var accent: AccentRole?

  package init(
    transform: CGAffineTransform = .identity, opacity: CGFloat = 1, clip: Outline? = nil,
    clipRule: FillRule = .nonZero, mask: [Command]? = nil, blend: Blend = .normal,
    effects: [Effect] = [], isolated: Bool = false, isShadowOfLeaves: Bool = false,
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
    self.isShadowOfLeaves = isShadowOfLeaves
    self.projection = projection
    self.accent = accent
  }
}

/// The same, for modules that have a `Group` of their own.
package typealias CompositingGroup = Group
