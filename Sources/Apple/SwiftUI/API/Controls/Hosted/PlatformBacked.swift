import DisplayList
import Foundation

/// The content of a view that Apple makes of UIKit's. Where those can't be, in a widget and in an
/// `ImageRenderer`, their place is marked with a red prohibition sign on yellow; elsewhere the
/// content is drawn as usual.
///
/// Source: Apple's "SwiftUI views for widgets" leaves these views out and its `ImageRenderer` page
/// mentions a placeholder; its appearance as GitHub issue john-flanagan/SnapshotTestingImageRender #1
/// and isamercan/ThemeKit pull request #53 describe it. The sign's size is assumed.
nonisolated struct PlatformBacked<Content: View>: _PrimitiveView {
  let name: String
  let isDrawnInWidgets: Bool
  let content: Content

  /// - Parameter isDrawnInWidgets: of the few that Apple lists for widgets all the same.
  nonisolated init(
    _ name: String, isDrawnInWidgets: Bool = false, @ViewBuilder content: () -> Content
  ) {
    self.name = name
    self.isDrawnInWidgets = isDrawnInWidgets
    self.content = content()
  }

  @MainActor static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let node = inputs.single(view.content)
    switch inputs.environment.surface {
    case .app: nodes.nodes.append(node)
    case .widget where view.isDrawnInWidgets: nodes.nodes.append(node)
    case .widget:
      inputs.context.diagnose(
        "platform-view",
        "\(view.name) is a UIKit view; a widget shows a prohibition sign in its place",
        view: view.name)
      nodes.nodes.append(ProhibitedNode(node, name: view.name))
    case .image:
      inputs.context.diagnose(
        "platform-view",
        "\(view.name) is a UIKit view; ImageRenderer shows a prohibition sign in its place",
        view: view.name)
      nodes.nodes.append(ProhibitedNode(node, name: view.name))
    }
  }
}

/// The sign, where the view would have been.
final class ProhibitedNode: UnaryNode {
  private let name: String
  init(_ child: _Node, name: String) {
    self.name = name
    super.init(child)
  }

  override var kind: String? { name }
  override var children: [_Node] { [] }

  override func draw(_ context: inout DrawContext) {
    let rect = context.snapped(frame)
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    let yellow = RGBA(1, 0.8, 0, 1), red = RGBA(1, 0.23, 0.19, 1)
    context.append(.fill(.rect(rect), .nonZero, .color(yellow)))
    let diameter = min(rect.width, rect.height, 60) * 0.7
    let width = diameter * 0.12
    let ring = CGRect(
      x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter)
    let reach = diameter / 2 * 0.7071
    let slash = Outline.path([
      .move(CGPoint(x: rect.midX - reach, y: rect.midY - reach)),
      .line(CGPoint(x: rect.midX + reach, y: rect.midY + reach)),
    ])
    for outline in [Outline.ellipse(ring), slash] {
      context.append(.stroke(outline, Stroke(width: width), .color(red)))
    }
  }
}
