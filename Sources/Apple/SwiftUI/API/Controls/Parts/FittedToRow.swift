import Foundation
import SystemDesigns

/// A control that is higher than the content of a list's least row, and leaves the row its height. Insets of the row's own don't
/// count.
///
/// Source: rows with a switch of 28 points are 52 high on iOS 26, as those with a text of 22, while a button of 42 makes its
/// row 72 high (meshtastic/Meshtastic-Apple @9f0d810, channelForm_primary, mqttConfig); rows of 44 hold a switch of 31 on
/// iOS 18. That steppers and date pickers do the same is assumed.
struct FittedToRow<Content: View>: _PartView {
  @Environment(\.isListRow) private var isListRow
  @Environment(\.listDesign) private var design
  @Environment(\.defaultMinListRowHeight) private var leastRowHeight
  /// The height of the control, in points.
  let height: CGFloat
  let content: Content

  init(height: CGFloat, @ViewBuilder content: () -> Content) {
    self.height = height
    self.content = content()
  }

  var body: some View {
    let excess = height + 2 * design.metrics.rowInset - leastRowHeight
    content.padding(.vertical, isListRow ? -min(max(excess, 0), height) / 2 : 0)
  }
}
