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
      ListRowLabel(configuration: configuration)
    } else {
      PlainLabel(configuration: configuration)
    }
  }
}

// Views of their own: Swift 6.3's optimizer stops at the type that all of them in one body make.

/// A label in a row of a list. Icons are in a column 24 points wide; titles and separators begin 16 points after it. An icon
/// doesn't make its row higher: in a row with a slider under the label, the middle of the icon is 76 pixels below the row's
/// top. That is 15 points and half of the title's line of 20.3 (meshtastic/Meshtastic-Apple @9f0d810, channelForm_primary,
/// iOS 26, @3x).
private struct ListRowLabel: _PartView {
  let configuration: LabelStyleConfiguration

  var body: some View {
    LabelTitles(configuration: configuration)
      .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      .padding(.leading, 40)
      .overlay(alignment: .leading) { ListRowIcon(configuration: configuration) }
  }
}

private struct ListRowIcon: _PartView {
  let configuration: LabelStyleConfiguration

  var body: some View {
    configuration.icon.environment(\.subtitles, nil)
      .imageScale(.large).modifier(ListIconForeground())
      .frame(width: 24, height: 22)
  }
}

private struct PlainLabel: _PartView {
  let configuration: LabelStyleConfiguration

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: nil) {
      configuration.icon.environment(\.subtitles, nil).modifier(LabelIconBaseline())
      LabelTitles(configuration: configuration)
    }
  }
}

/// The title, with the subtitles around the label below it.
private struct LabelTitles: _PartView {
  @Environment(\.subtitles) private var subtitles
  let configuration: LabelStyleConfiguration

  var body: some View {
    let title = configuration.title.environment(\.subtitles, nil)
    if let below = subtitles?.take(), !below.isEmpty {
      TitleAndSubtitles(title: title, subtitles: below)
    } else {
      title
    }
  }
}

private nonisolated struct ListIconForeground: _EnvironmentModifier {
  /// A style around the label is kept: the sign of a warning in `.foregroundStyle(.orange)` is orange
  /// (meshtastic/Meshtastic-Apple @9f0d810, packetAuthenticity_unknown_dark).
  @MainActor func _change(_ environment: inout EnvironmentValues) {
    guard environment.listItemTint != nil || environment.fields.foregroundStyles.isEmpty else {
      return
    }
    environment.setForeground([environment.listItemTint ?? environment.tintStyle])
  }
}
