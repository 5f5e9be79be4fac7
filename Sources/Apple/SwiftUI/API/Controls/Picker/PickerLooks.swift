import DisplayList
import Foundation
import SystemDesigns

/// The chosen value, with the arrows that say there are more.
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
      Image(systemName: "chevron.up.chevron.down").font(.system(size: 13, weight: .medium))
    }
  }
}

/// UISegmentedControl: equal segments, the chosen one on a raised background. Not measured.
struct SegmentedPicker: _PartView {
  @Environment(\.systemDesign) private var design
  let options: [_Node]
  let chosen: Int?

  private var metrics: ControlMetrics.Segments { design.controls.segments }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<options.count) { index in
        NodesView(nodes: [options[index]])
          .lineLimit(1)
          .frame(maxWidth: .infinity)
          .frame(height: metrics.height)
          .background {
            if index == chosen {
              RoundedRectangle(cornerRadius: metrics.chosenCornerRadius, style: .continuous)
                .fill(PlateOfChosen())
                .shadow(color: .black.opacity(0.12), radius: 4, x: 0, y: 3)
            }
          }
      }
    }
    .padding(metrics.inset)
    .background(
      .fill.tertiary, in: RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous))
  }
}

private struct PlateOfChosen: ShapeStyle {
  typealias Resolved = Never
  func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    _Ink(environment.colorScheme == .dark ? RGBA(hex: 0x636366) : .white)
  }
}

/// Every option in a row of its own, the chosen one ticked.
struct InlineOptions: _PartView {
  let options: [_Node]
  let chosen: Int?
  let label: AnyView

  var body: some View {
    ForEach(0..<options.count) { index in
      HStack {
        NodesView(nodes: [options[index]])
        Spacer(minLength: 8)
        if index == chosen {
          Image(systemName: "checkmark").fontWeight(.semibold)
            .modifier(TintedForeground(isForced: true))
        }
      }
    }
  }
}

/// UIPickerView: 216 points high, rows of 32; drawn flat, without the drum's bend.
struct WheelPicker: _PartView {
  let options: [_Node]
  let chosen: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<7) { row in
        let index = chosen + row - 3
        ZStack {
          if options.indices.contains(index) { NodesView(nodes: [options[index]]) }
        }
        .frame(maxWidth: .infinity)
        .frame(height: 32)
        .opacity([0.1, 0.3, 0.6, 1, 0.6, 0.3, 0.1][row])
        .background {
          if row == 3 {
            RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.fill.tertiary)
              .padding(.horizontal, 9)
          }
        }
      }
    }
    .frame(height: 216)
    .frame(minWidth: 120)
  }
}
