import DisplayList
import Foundation

/// A window on content that may be longer. A picture shows it before anyone scrolls.
public nonisolated struct ScrollView<Content: View>: View {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  @MainActor public var body: some View {
    PlatformBacked("ScrollView", isDrawnUnderSign: true) {
      ScrolledContent(content: content, axes: axes)
    }
  }
}

private nonisolated struct ScrolledContent<Content: View>: _PrimitiveView {
  let content: Content
  let axes: Axis.Set

  @MainActor static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inner = inputs
    let environment = inputs.environment
    let isRow = view.axes == .horizontal
    inner.stackAxis = isRow ? .horizontal : .vertical
    inner.isInSafeArea = false
    let found = inner.nodes(view.content)
    let mirrored = environment.layoutDirection == .rightToLeft
    // Several views are put into a stack along the axis.
    let content =
      found.count == 1
      ? found[0]
      : StackNode(
        isRow ? .horizontal : .vertical,
        alignment: isRow ? VerticalAlignment.center.key : HorizontalAlignment.center.key,
        spacing: nil, mirrored: mirrored && isRow, found)
    nodes.nodes.append(
      ScrollNode(
        content, axes: view.axes, anchor: environment.scrollAnchor,
        margins: environment.scrollMargins, isMirrored: mirrored,
        clips: !environment.scrollClipIsDisabled, context: inputs.context))
  }
}

/// The node of a scroll view: it takes what is proposed along its axes, and the content's size across
/// them; the content has its own length along them. It begins within the safe area and scrolls beneath what covers the rest,
/// so it is cut at the edges beyond, and has no safe area of its own (assumed for the edges along which it doesn't scroll).
final class ScrollNode: UnaryNode {
  private let axes: Axis.Set
  private let anchor: UnitPoint?
  private let margins: EdgeInsets
  private let isMirrored: Bool
  private let clips: Bool
  private let context: ResolveContext
  /// The part of the picture that shows the content.
  private var window = CGRect.zero

  init(
    _ child: _Node, axes: Axis.Set, anchor: UnitPoint?, margins: EdgeInsets, isMirrored: Bool,
    clips: Bool, context: ResolveContext
  ) {
    self.context = context
    self.axes = axes
    self.anchor = anchor
    self.margins = margins
    self.isMirrored = isMirrored
    self.clips = clips
    super.init(child)
  }

  override var kind: String? { "ScrollView" }
  override var spacing: Spacing { Spacing() }

  private func scrolls(_ axis: Axis) -> Bool {
    axes.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  private func margin(_ axis: Axis) -> CGFloat {
    axis == .horizontal ? margins.leading + margins.trailing : margins.top + margins.bottom
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var childProposal = proposal
    for axis in Axis.allCases {
      if scrolls(axis) {
        childProposal[axis] = nil
      } else if let length = childProposal[axis] {
        childProposal[axis] = max(length - margin(axis), 0)
      }
    }
    return childProposal
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = child.size(childProposal(proposal))
    var size = CGSize.zero
    for axis in Axis.allCases {
      let own = content[axis] + margin(axis)
      size[axis] = scrolls(axis) ? proposal[axis] ?? own : own
    }
    return size
  }

  override func lengthRange(
    _ axis: Axis, _ proposal: ProposedViewSize
  ) -> (min: CGFloat, max: CGFloat) {
    if scrolls(axis) { return (0, .infinity) }
    let range = child.lengthRange(axis, childProposal(proposal))
    return (range.min + margin(axis), range.max + margin(axis))
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  override func placeChildren() {
    let childProposal = childProposal(proposal)
    let content = child.size(childProposal)
    var origin = CGPoint.zero
    for axis in Axis.allCases {
      let start = axis == .vertical ? margins.top : isMirrored ? margins.trailing : margins.leading
      let room = frame.size[axis] - margin(axis)
      // Shorter content lies at the start, or in the middle where it could scroll both ways.
      let isShort = content[axis] <= room
      var part: CGFloat = axis == .horizontal && isMirrored ? 1 : 0
      if isShort && axes == [.horizontal, .vertical] { part = 0.5 }
      if let anchor, scrolls(axis) { part = axis == .horizontal ? anchor.x : anchor.y }
      origin[axis] = part == 0 ? start : start + (room - content[axis]) * part
    }
    window = context.reach(of: frame)
    context.placing(within: nil) { child.place(at: frame.origin + origin, childProposal) }
  }

  override func draw(_ context: inout DrawContext) {
    let window = context.snapped(window)
    guard clips, !window.contains(child.frame) else {
      context.draw(child)
      return
    }
    context.group(CompositingGroup(clip: .rect(window))) { $0.draw(child) }
  }
}
