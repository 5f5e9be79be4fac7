import DisplayList
import Foundation
import SystemDesigns

/// UISegmentedControl: equal segments with a line of a point between them, the chosen one on a raised background.
///
/// Source: lunij/netbob's picture of three segments on 288 × 32 points (iOS 17, @3x): the background of the first is 91 × 28
/// points and begins two points from either edge; a line of 1 × 18 is between the second and the third, 95 points from
/// either end of theirs. No line is beside the chosen one.
struct SegmentedPicker: _PartView {
  @Environment(\.systemDesign) private var design
  let options: [_Node]
  let chosen: Int?

  private var metrics: ControlMetrics.Segments { design.controls.segments }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<options.count) { index in
        if index > 0 { line(before: index) }
        segment(index)
      }
    }
    .background(
      .fill.tertiary, in: RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous))
  }

  private func segment(_ index: Int) -> some View {
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
      .padding(metrics.inset)
  }

  private func line(before index: Int) -> some View {
    let isBesideChosen = index == chosen || index - 1 == chosen
    return Rectangle()
      .fill(isBesideChosen ? AnyShapeStyle(.clear) : AnyShapeStyle(FillShapeStyle()))
      .frame(width: metrics.line.width, height: metrics.line.height)
  }
}

private struct SelectionBackground: ShapeStyle {
  typealias Resolved = Never
  func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    _Ink(environment.colorScheme == .dark ? RGBA(hex: 0x636366) : .white)
  }
}
