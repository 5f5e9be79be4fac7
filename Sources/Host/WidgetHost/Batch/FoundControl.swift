/// A button or toggle that a widget shows now and that can be pressed.
package struct FoundControl: Codable, Sendable, Hashable {
  package var name: String
  /// The index among the widget's controls.
  package var position: Int
  /// The styles in which it is shown.
  package var styles: [FrameStyle]
}
