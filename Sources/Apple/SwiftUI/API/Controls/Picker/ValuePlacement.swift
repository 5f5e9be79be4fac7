import Foundation

/// Puts a value beside its label, or below it where it has no room there.
///
/// Source: meshtastic/Meshtastic-Apple @9f0d810, packetAuthenticity_balanced_light (iOS 26): a value that is wider than half of
/// its row, and fits beside its label's title on no line, is below. A value of less than half stays beside, and its label
/// wraps; that is assumed.
nonisolated struct ValuePlacement<Title: View, Value: View, Below: View>: ViewModifier {
  typealias Body = Never
  /// The least distance, in points, between the label and the value beside it.
  let gap: CGFloat
  /// The label without its subtitles, for its width alone.
  let title: Title
  /// The value, for its width alone.
  let value: Value
  /// The label with the value below it.
  let below: Below

  @MainActor static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inputs = inputs
    inputs.stackAxis = nil
    nodes.nodes.append(
      ValuePlacementNode(
        beside: inputs.single(content), below: inputs.single(modifier.below),
        title: inputs.single(modifier.title), value: inputs.single(modifier.value),
        gap: modifier.gap))
  }
}

private final class ValuePlacementNode: _Node {
  private let beside: _Node
  private let below: _Node
  private let title: _Node
  private let value: _Node
  private let gap: CGFloat
  private var chosen: _Node

  init(beside: _Node, below: _Node, title: _Node, value: _Node, gap: CGFloat) {
    self.beside = beside
    self.below = below
    self.title = title
    self.value = value
    self.gap = gap
    chosen = beside
    super.init()
    mayMoveGuides = beside.mayMoveGuides || below.mayMoveGuides
  }

  private func choice(_ proposal: ProposedViewSize) -> _Node {
    guard let width = proposal.width else { return beside }
    let value = value.size(.unspecified).width, title = title.size(.unspecified).width
    return value <= width / 2 || title + gap + value <= width + 0.001 ? beside : below
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal).size(proposal)
  }
  override func placeChildren() {
    chosen = choice(proposal)
    chosen.place(at: frame.origin, proposal)
  }
  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    choice(proposal).explicitAlignment(key, proposal)
  }
  override var children: [_Node] { [chosen] }
  override var spacing: Spacing { beside.spacing }
  override func draw(_ context: inout DrawContext) { context.draw(chosen) }
}
