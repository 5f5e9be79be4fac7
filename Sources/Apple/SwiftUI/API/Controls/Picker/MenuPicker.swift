import Foundation
import SystemDesigns

/// The chosen value, with the arrows of a menu.
struct MenuPicker: _PartView {
  @Environment(\.isListRow) private var isListRow
  @Environment(\.labelsAreHidden) private var hidesLabel
  @Environment(\.systemDesign) private var design
  let chosen: _Node?
  let label: AnyView

  var body: some View {
    if isListRow && !hidesLabel {
      // The insets of a value that has no room beside its label: meshtastic/Meshtastic-Apple @9f0d810,
      // packetAuthenticity_balanced_light, where it begins 12 points to the right of the label, 11 below it.
      ViewThatFits(in: .horizontal) {
        HStack {
          SubtitledLabel(label)
          Spacer(minLength: 8)
          value.foregroundStyle(.secondary)
        }
        VStack(alignment: .leading, spacing: design.lists.stackedValueGap) {
          SubtitledLabel(label)
          button.foregroundStyle(.secondary)
        }
      }
      .modifier(ControlSpacing())
    } else {
      button.modifier(TintedForeground(isForced: true))
    }
  }

  private var button: some View {
    value.padding(.horizontal, 12).padding(.vertical, 7)
  }

  /// Where it can't be used, it is (197, 197, 199) on white instead of (138, 138, 142), half as strong (channelForm_primary
  /// there).
  private var value: some View {
    HStack(spacing: 4) {
      if let chosen { NodesView(nodes: [chosen]) }
      Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.medium))
    }
    .modifier(DimmedWhereDisabled())
  }
}
