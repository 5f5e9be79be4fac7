import Foundation

/// A control as it was met while drawing.
struct DrawnControl {
  let interaction: ControlInteraction
  var frame: CGRect
  /// Its view's record.
  let view: Int
}
