import Foundation

/// The outline of the container, which `ContainerRelativeShape` follows inwards.
enum ContainerOutline {
  /// A continuous rounded rectangle; points.
  case rounded(CGFloat)
}
