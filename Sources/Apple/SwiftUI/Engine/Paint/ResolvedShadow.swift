import DisplayList
import Foundation

/// A shadow with its colour settled; lengths in points.
struct ResolvedShadow: Sendable {
  var color: RGBA
  var radius: CGFloat
  var offset: CGSize
  var isInner: Bool
}
