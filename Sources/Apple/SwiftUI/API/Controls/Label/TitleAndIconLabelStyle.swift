import Foundation

public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }
}

private struct TitleAndIcon: _PartView {
  @Environment(\.isListRow) private var isListRow
  @Environment(\.subtitles) private var subtitles
  let configuration: LabelStyleConfiguration

  var body: some View {
    if isListRow {
      // Icons of a list share a column of 24 points, and separators begin under the titles, 16 after it. The icon has no
      // part in the height: the middle of one is 76 pixels below its row's top, where a slider is under it, which is 15
      // points and half a line of 20.3 (meshtastic/Meshtastic-Apple @9f0d810, channelForm_primary, iOS 26, @3x).
      title
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        .padding(.leading, 40)
        .overlay(alignment: .leading) {
          configuration.icon.imageScale(.large).modifier(ListIconForeground())
            .frame(width: 24, height: 22)
        }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: nil) {
        configuration.icon.modifier(LabelIconBaseline())
        title
      }
    }
  }

  @ViewBuilder private var title: some View {
    if let subtitles {
      TitleAndSubtitles(title: configuration.title, subtitles: taken(subtitles))
    } else {
      configuration.title
    }
  }

  private func taken(_ subtitles: Subtitles) -> [_Node] {
    subtitles.isTaken = true
    return subtitles.nodes
  }
}

private nonisolated struct ListIconForeground: _EnvironmentModifier {
  /// What the label's environment has is kept: the sign of a warning in `.foregroundStyle(.orange)` is orange
  /// (meshtastic/Meshtastic-Apple @9f0d810, packetAuthenticity_unknown_dark).
  @MainActor func _change(_ environment: inout EnvironmentValues) {
    guard environment.listItemTint != nil || environment.fields.foregroundStyles.isEmpty else {
      return
    }
    environment.setForeground([environment.listItemTint ?? environment.tintStyle])
  }
}
