import Foundation

public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }
}

private struct TitleAndIcon: _PartView {
  @Environment(\.isListRow) private var isListRow
  let configuration: LabelStyleConfiguration

  var body: some View {
    if isListRow {
      // Icons of a list share a column, and separators begin under the titles: UIKit's reserved width
      // and the distance after it, as remembered, not measured.
      HStack(spacing: 16) {
        configuration.icon.imageScale(.large).modifier(ListIconForeground())
          .frame(width: 24, height: 22)
        configuration.title
          .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: nil) {
        configuration.icon.modifier(LabelIconBaseline())
        configuration.title
      }
    }
  }
}

private nonisolated struct ListIconForeground: _EnvironmentModifier {
  @MainActor func _change(_ environment: inout EnvironmentValues) {
    environment.setForeground([environment.listItemTint ?? environment.tintStyle])
  }
}
