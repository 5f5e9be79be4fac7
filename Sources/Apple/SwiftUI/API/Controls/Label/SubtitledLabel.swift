import Foundation

/// The label of a toggle, a picker or labelled content: where it begins with a text or a `Label`, that is its title, and the
/// others are below it as subtitles; any others are side by side.
///
/// Source: Apple's documentation of `Toggle`, `Picker` and `LabeledContent`, where a label's first text is the title and its
/// second one the subtitle. Subtitles are secondary, in the subheadline style, and under the title of a
/// `Label`, whose icon is beside all of them: meshtastic/Meshtastic-Apple @9f0d810, mqttConfig and telemetryConfig (iOS 26).
struct SubtitledLabel<Content: View>: _PrimitiveView {
  private let content: Content
  private let showsSubtitles: Bool

  init(_ content: Content, showsSubtitles: Bool = true) {
    self.content = content
    self.showsSubtitles = showsSubtitles
  }

  static func _resolve(_ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList) {
    var inputs = inputs
    inputs.environment.subtitles = nil
    let plain = inputs.nodes(view.content)
    guard plain.count > 1, let start = plain.first, isTitle(start) else {
      nodes.nodes += plain
      return
    }
    guard view.showsSubtitles else {
      nodes.nodes.append(start)
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
    if subtitles.nodes.contains(where: { Self.holds(title, $0) }) {
      nodes.nodes += title
    } else {
      TitleAndSubtitles._resolve(
        TitleAndSubtitles(title: NodesView(nodes: title), subtitles: subtitles.nodes), inputs,
        into: &nodes)
    }
  }

  /// Whether a view is a text or a `Label`, with whatever modifiers.
  private static func isTitle(_ node: _Node) -> Bool {
    var place = node
    while let unary = place as? UnaryNode, !(unary is LabelNode) { place = unary.child }
    return place is LabelNode || place is TextNode
  }

  /// Whether a node is one of these, or within one.
  private static func holds(_ nodes: [_Node], _ node: _Node) -> Bool {
    nodes.contains { $0 === node || holds($0.children, node) }
  }
}

/// The subtitles that the first `Label` before them may take under its title.
final class Subtitles {
  let nodes: [_Node]
  private var isTaken = false
  init(_ nodes: [_Node]) { self.nodes = nodes }

  /// The subtitles, for the first that asks; none for any other.
  func take() -> [_Node] {
    if isTaken { return [] }
    isTaken = true
    return nodes
  }
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
    VStack(alignment: .leading, spacing: design.lists.stackedLabelGap) {
      title
      NodesView(nodes: subtitles)
    }
  }
}
