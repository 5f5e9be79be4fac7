import Foundation

/// The sizes, in points, and the shapes of controls.
package struct ControlMetrics: Hashable, Sendable {
  /// A switch.
  package struct Toggle: Hashable, Sendable {
    package var size: CGSize
    package var thumb: CGSize
    /// The distance, in points, by which the drawing reaches beyond its place in the layout, at its trailing end.
    package var overhang: CGFloat = 0
    /// Whether the thumb has no shadow, and the track of a switch that is off the colour of tertiary labels.
    package var isFlat = false
    /// Whether a switch that is on has the product's accent colour, where there is one of its own.
    package var takesAccent = false
  }

  /// A line with a thumb on it.
  package struct Slider: Hashable, Sendable {
    package var height: CGFloat = 31
    package var trackThickness: CGFloat
    /// The distance, in points, of the track from either end of the control.
    package var trackInset: CGFloat
    package var thumb: CGSize
    /// The distance, in points, of the track below the control's middle; the thumb is as far above it.
    package var split: CGFloat = 0
  }

  /// A segmented control: equal segments, the chosen one on a raised background.
  package struct Segments: Hashable, Sendable {
    /// The height of a segment.
    package var height: CGFloat = 28
    /// The distance of a segment's background from its edges.
    package var inset: CGFloat = 2
    /// The size of the line between two segments.
    package var line = CGSize(width: 1, height: 18)
    package var cornerRadius: CGFloat
    /// The corner radius of the chosen segment's background.
    package var chosenCornerRadius: CGFloat
  }

  /// The automatic style of an app's button.
  package enum DefaultButton: Hashable, Sendable {
    /// The label in the tint; in a widget a bordered button.
    case label
    /// AppKit's push button, in widgets too.
    case push
  }

  /// The form of a circular progress view.
  package enum CircularProgress: Hashable, Sendable {
    /// A ring in widgets, a spinner in apps.
    case ringInWidgets
    /// A ring where the progress is known, else a spinner.
    case ringWhereKnown
    case ring
  }

  package var toggle: Toggle
  package var slider: Slider
  package var stepperCornerRadius: CGFloat
  package var segments: Segments
  package var navigation = NavigationMetrics()
  /// A bordered button of an app is a capsule where no border shape is chosen; in a widget it always
  /// is.
  package var hasCapsuleButtons: Bool
  package var defaultButton = DefaultButton.label
  package var circularProgress = CircularProgress.ringInWidgets
}
