import Foundation

/// The chosen value, with the arrows of a menu.
struct MenuPicker: _PartView {
  @Environment(\.isListRow) private var isListRow
  @Environment(\.labelsAreHidden) private var hidesLabel
  let chosen: _Node?
  let label: AnyView

  var body: some View {
    if isListRow && !hidesLabel {
      HStack {
        label
        Spacer(minLength: 8)
        value.foregroundStyle(.secondary)
      }
    } else {
      // A menu's button: its insets are assumed.
      value.modifier(TintedForeground(isForced: true))
        .padding(.horizontal, 12).padding(.vertical, 7)
    }
  }

  private var value: some View {
    HStack(spacing: 4) {
      if let chosen { NodesView(nodes: [chosen]) }
      Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.medium))
    }
  }
}
