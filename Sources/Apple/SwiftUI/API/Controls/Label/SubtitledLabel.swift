import Foundation

/// The label of a toggle, a picker or labelled content: the first view is its title, the others are below it as subtitles.
///
/// Source: Apple's documentation of `Toggle`, `Picker` and `LabeledContent` (“the first text represents the title and the
/// second text represents the subtitle”). Subtitles are secondary, in the subheadline style, and under the title of a
/// `Label`, whose icon is beside all of them: meshtastic/Meshtastic-Apple @9f0d810, mqttConfig and telemetryConfig (iOS 26).
struct SubtitledLabel<Content: View>: _PrimitiveView {
  private let content: Content

  init(_ content: Content) { self.content = content }

  static func _resolve(_ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList) {
    var inputs = inputs
    inputs.environment.subtitles = nil
    let plain = inputs.nodes(view.content)
    if plain.count < 2 {
      nodes.nodes += plain
      return
    }
    var below = inputs
    below.stackAxis = nil
    below.environment.font = .subheadline
    below.environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
    let subtitles = Subtitles(Array(below.nodes(view.content).dropFirst()))
    var first = inputs
    first.stackAxis = nil
    first.environment.subtitles = subtitles
    let title = Array(first.nodes(view.content).prefix(1))
    if subtitles.isTaken {
      nodes.nodes += title
    } else {
      TitleAndSubtitles._resolve(
        TitleAndSubtitles(title: NodesView(nodes: title), subtitles: subtitles.nodes), inputs,
        into: &nodes)
    }
  }
}

/// The subtitles that a `Label` around it may take under its title.
final class Subtitles {
  let nodes: [_Node]
  var isTaken = false
  init(_ nodes: [_Node]) { self.nodes = nodes }
}

extension EnvironmentValues {
  @Entry var subtitles: Subtitles?
}

/// A title with subtitles below it.
struct TitleAndSubtitles<Title: View>: _PartView {
  @Environment(\.systemDesign) private var design
  let title: Title
  let subtitles: [_Node]

  var body: some View {
    VStack(alignment: .leading, spacing: design.lists.stackedValueGap) {
      title
      NodesView(nodes: subtitles)
    }
  }
}
