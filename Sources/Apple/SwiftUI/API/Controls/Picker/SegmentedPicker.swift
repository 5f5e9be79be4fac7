import DisplayList
import Foundation
import SystemDesigns

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
                .fill(SelectionBackground())
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

private struct SelectionBackground: ShapeStyle {
  typealias Resolved = Never
  func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    _Ink(environment.colorScheme == .dark ? RGBA(hex: 0x636366) : .white)
  }
}
