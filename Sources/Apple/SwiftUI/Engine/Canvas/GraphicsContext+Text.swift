import DisplayList
import Foundation
import Typesetting

extension GraphicsContext {
  /// A text resolved in the context.
  public struct ResolvedText {
    let text: Text
    let inputs: _ViewInputs
    /// The shading of the text; the foreground, where nothing else is set.
    public var shading: Shading = .foreground

    init(_ text: Text, _ inputs: _ViewInputs) {
      self.text = text
      self.inputs = inputs
    }

    fileprivate func node(_ foreground: [AnyShapeStyle]? = nil) -> TextNode {
      var inputs = inputs
      inputs.environment.surface = .app
      if let foreground { inputs.environment.setForeground(foreground) }
      return TextNode(TextResolver.resolve(text, inputs), inputs)
    }

    /// The size of the text for a proposal; points.
    public func measure(in size: CGSize) -> CGSize { node().size(ProposedViewSize(size)) }

    /// Points from the upper edge.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      node().dimensions(ProposedViewSize(size))[VerticalAlignment.firstTextBaseline]
    }
    public func lastBaseline(in size: CGSize) -> CGFloat {
      node().dimensions(ProposedViewSize(size))[VerticalAlignment.lastTextBaseline]
    }
  }

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, sheet.inputs) }

  /// Draws from the rectangle's upper edge down as many lines as fit.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    guard rect.width.isFinite, rect.height.isFinite else { return }
    draw(text, ProposedViewSize(rect.size)) { _ in rect.origin }
  }

  /// Draws each paragraph on one line.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text, .unspecified) { CGRect($0, at: point, anchor).origin }
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(
    _ text: ResolvedText, _ proposal: ProposedViewSize, _ origin: (CGSize) -> CGPoint
  ) {
    var node = text.node()
    let corner = origin(node.size(proposal))
    guard corner.x.isFinite, corner.y.isFinite else { return }
    switch text.shading.source {
    case .foreground(0): break
    default:
      node = text.node(
        levels(text.shading, in: CGRect(origin: corner, size: node.size(proposal))))
    }
    // A text that isn't turned is aligned to whole pixels, as everywhere.
    let place =
      transform.isMove ? CGPoint(x: corner.x + transform.tx, y: corner.y + transform.ty) : corner
    node.place(at: place, proposal)
    let commands = sheet.commands(of: node)
    if transform.isMove { append(commands) } else { appendMapped(commands) }
  }
}
