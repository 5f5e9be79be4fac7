import Foundation

/// The sizes and corners of controls, in points.
package struct ControlMetrics: Hashable, Sendable {
  /// A switch.
  package struct Toggle: Hashable, Sendable {
    package var size: CGSize
    package var thumb: CGSize
  }

  package struct Slider: Hashable, Sendable {
    package var height: CGFloat = 31
    package var trackThickness: CGFloat
    package var thumb: CGSize
  }

  /// A segmented control: equal segments, the chosen one on a raised background.
  package struct Segments: Hashable, Sendable {
    /// The height of a segment.
    package var height: CGFloat = 28
    /// The distance around the segments.
    package var inset: CGFloat = 2
    package var cornerRadius: CGFloat
    /// The corner radius of the chosen segment's background.
    package var chosenCornerRadius: CGFloat
  }

  package var toggle: Toggle
  package var slider: Slider
  package var stepperCornerRadius: CGFloat
  package var segments: Segments
  /// A bordered button of an app is a capsule where no border shape is chosen; in a widget it always
  /// is.
  package var hasCapsuleButtons: Bool
}
