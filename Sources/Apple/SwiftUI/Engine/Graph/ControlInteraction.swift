/// The interactive part of a button or a toggle: its state and what it performs.
struct ControlInteraction {
  /// The control's place in the tree; the same in each picture of one view.
  var place: UInt64
  /// Whether a toggle is on; nil for a button.
  var isOn: Bool?
  /// The intent that the control performs; nil where it runs a closure, as in an app.
  var intent: (any Sendable)?
  var isEnabled = true
  /// The text of its label; nil where the label is no text, or nothing needs it.
  var title: String?
}
