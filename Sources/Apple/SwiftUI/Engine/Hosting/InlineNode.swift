import DisplayList
import Foundation

/// The line above a phone's clock: of the content the first image and the first text, whatever else there is and however it
/// is laid out. In public screenshots `AccessoryWidgetBackground` and fonts have no effect there.
final class InlineNode: _Node {
  private let content: _Node
  private var image: _Node?
  private var text: _Node?

  /// The distance between image and text, in points: 7.2 in a recording on a screen that shows widgets at 1.11.
  private static let gap: CGFloat = 6.5

  init(_ content: _Node) { self.content = content }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.size(proposal))
  }

  override func placeChildren() {
    // Views that choose what they show do so when they are placed.
    content.place(at: frame.origin, proposal)
    // A symbol has the line's own font and belongs into it however tall it is; a picture higher than the line is left out.
    image = Self.first(in: content) { node in
      guard let image = node as? ImageNode else { return false }
      return image.isSymbol || image.size(.unspecified).height <= self.frame.height
    }
    text = Self.first(in: content) { $0 is TextNode }
    let room = ProposedViewSize.unspecified
    let picture = image?.size(room) ?? .zero
    let gap = image == nil || text == nil ? 0 : Self.gap
    let left = max(frame.width - picture.width - gap, 0)
    let ideal = text?.size(room) ?? .zero
    let offer = ideal.width <= left ? room : ProposedViewSize(width: left, height: nil)
    let words = text?.size(offer) ?? .zero
    let start = frame.minX + max(frame.width - picture.width - gap - words.width, 0) / 2
    let top = frame.minY + (frame.height - words.height) / 2
    text?.place(at: CGPoint(x: start + picture.width + gap, y: top), offer)
    let key = VerticalAlignment.firstTextBaseline.key
    let baseline = text?.explicitAlignment(key, offer)
    let middle = frame.minY + (frame.height - picture.height) / 2
    let y = baseline.flatMap { line in image?.explicitAlignment(key, room).map { top + line - $0 } }
    image?.place(at: CGPoint(x: start, y: y ?? middle), room)
  }

  private static func first(in node: _Node, where fits: (_Node) -> Bool) -> _Node? {
    if fits(node) { return node }
    for child in node.children {
      if let found = first(in: child, where: fits) { return found }
    }
    return nil
  }

  override func draw(_ context: inout DrawContext) {
    for node in children { context.draw(node) }
  }

  override var children: [_Node] { [image, text].compactMap { $0 } }

  override func visitPreferences(_ visit: (PreferenceNode) -> Void) {
    content.visitPreferences(visit)
  }
}
