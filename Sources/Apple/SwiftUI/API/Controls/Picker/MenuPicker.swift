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
      HStack {
        SubtitledLabel(label)
        Spacer(minLength: gap)
        value.foregroundStyle(.secondary).layoutPriority(1)
      }
      .modifier(
        ValuePlacement(
          gap: gap, title: SubtitledLabel(label, showsSubtitles: false), value: value, below: below)
      )
      .modifier(ControlSpacing())
    } else {
      button.modifier(TintedForeground(isForced: true))
    }
  }

  /// The least distance, in points, between the label and the value beside it.
  private var gap: CGFloat { 8 }

  /// The value below its label, 12 points to the right of it and 11 below: meshtastic/Meshtastic-Apple @9f0d810,
  /// packetAuthenticity_balanced_light.
  private var below: some View {
    VStack(alignment: .leading, spacing: design.lists.stackedLabelGap) {
      SubtitledLabel(label)
      button.foregroundStyle(.secondary)
    }
  }

  private var button: some View {
    value.padding(.horizontal, 12).padding(.vertical, 7)
  }

  /// The chosen option and the arrows, half as strong where the picker is disabled: (197, 197, 199) on white instead of
  /// (138, 138, 142) (meshtastic/Meshtastic-Apple @9f0d810, channelForm_primary).
  private var value: some View {
    HStack(spacing: 4) {
      if let chosen { NodesView(nodes: [chosen]) }
      Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.medium))
    }
    .modifier(DimmedWhereDisabled())
  }
}
