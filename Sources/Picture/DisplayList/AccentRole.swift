import Foundation

/// The group of a widget's content in accented rendering, or the colouring of an image there:
/// Apple's `widgetAccentable` and `widgetAccentedRenderingMode`. It is for the code that colours a
/// list; renderers ignore it.
package enum AccentRole: String, Hashable, Sendable {
  case accent
  /// Luminance becomes alpha, in the other group's colour.
  case desaturated
  /// Luminance becomes alpha, in the accent group's colour.
  case accentedDesaturated
  /// Content that keeps its own colours.
  case fullColor
}
