import DisplayList
import Foundation

/// A picture's root: behind the content the background of a window or a widget's container background, over all of it;
/// the content centred within the margins.
final class RootNode: UnaryNode {
  private let makeBackground: () -> _Node?
  private var background: _Node?
  /// A background that stays where the system colours a widget's groups keeps its own colours. Apple
  /// doesn't document it; content on it couldn't be distinguished from it otherwise.
  private let keepsBackgroundColors: Bool
  private let ground: RGBA?
  /// The colour of an app's window; nil for what isn't in one.
  private let window: RGBA?
  private let margins: EdgeInsets
  private let isMirrored: Bool

  /// - Parameter background: called once the content is placed, since a `GeometryReader` makes its views then.
  init(
    _ child: _Node, background: @escaping () -> _Node?, ground: RGBA?, window: RGBA?,
    keepsBackgroundColors: Bool, margins: EdgeInsets, isMirrored: Bool
  ) {
    makeBackground = background
    self.ground = ground
    self.window = window
    self.keepsBackgroundColors = keepsBackgroundColors
    self.margins = margins
    self.isMirrored = isMirrored
    super.init(child)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var children: [_Node] { (background.map { [$0] } ?? []) + [child] }

  override func placeChildren() {
    let left = isMirrored ? margins.trailing : margins.leading
    let right = isMirrored ? margins.leading : margins.trailing
    let inner = CGSize(
      width: max(frame.width - left - right, 0),
      height: max(frame.height - margins.top - margins.bottom, 0))
    let childProposal = ProposedViewSize(inner)
    let size = child.size(childProposal)
    child.place(
      at: CGPoint(
        x: left + (inner.width - size.width) / 2,
        y: margins.top + (inner.height - size.height) / 2), childProposal)
    background = makeBackground()
    background?.place(at: frame.origin, ProposedViewSize(frame.size))
  }

  override func facts(_ step: (_Node) -> Int?) -> LayoutTrace.Facts {
    .root(
      top: margins.top, leading: margins.leading, bottom: margins.bottom,
      trailing: margins.trailing)
  }

  override func draw(_ context: inout DrawContext) {
    if let window { context.append(.fill(.rect(frame), .nonZero, .color(window))) }
    if let background {
      let first = context.commands.count
      defer { if let ground { context.fillGround(ground, in: frame, below: first) } }
      if keepsBackgroundColors {
        context.group(CompositingGroup(accent: .fullColor)) { $0.draw(background) }
      } else {
        context.draw(background)
      }
    }
    // The system draws the background apart from the content.
    context.keepingWhatLiesBelow { context in
      if margins == EdgeInsets() { return context.draw(child) }
      context.draw(
        child,
        with: .contentMargins(
          top: margins.top, leading: margins.leading, bottom: margins.bottom,
          trailing: margins.trailing))
    }
  }
}
