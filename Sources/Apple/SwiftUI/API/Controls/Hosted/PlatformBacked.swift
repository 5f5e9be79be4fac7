import DisplayList
import Foundation

/// The content of a view that Apple makes of UIKit's. Where those can't be, in a widget and in an
/// `ImageRenderer`, their place is marked with a red prohibition sign on yellow; elsewhere the
/// content is drawn as usual.
///
/// Source: Apple's "SwiftUI views for widgets" leaves these views out and its `ImageRenderer` page
/// mentions a placeholder; its appearance as GitHub issue john-flanagan/SnapshotTestingImageRender #1
/// and isamercan/ThemeKit pull request #53 describe it, its measures and colours as in a screenshot of a widget with a
/// `ScrollView` (almayor/OrthoTimer @634f19e, IMG_9E4D682A3274-1.jpeg), whose content is drawn between ground and sign.
nonisolated struct PlatformBacked<Content: View>: _PrimitiveView {
  let name: String
  let isDrawnInWidgets: Bool
  let isDrawnUnderSign: Bool
  let content: Content

  /// - Parameters:
  ///   - isDrawnInWidgets: of the few that Apple lists for widgets all the same.
  ///   - isDrawnUnderSign: whether a widget shows the content beneath the sign.
  nonisolated init(
    _ name: String, isDrawnInWidgets: Bool = false, isDrawnUnderSign: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    self.name = name
    self.isDrawnInWidgets = isDrawnInWidgets
    self.isDrawnUnderSign = isDrawnUnderSign
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
        "\(view.name) is a UIKit view; a widget shows a prohibition sign "
          + (view.isDrawnUnderSign ? "over its content" : "in its place"),
        view: view.name)
      nodes.nodes.append(
        ProhibitedNode(node, name: view.name, isDrawn: view.isDrawnUnderSign))
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
  private let isDrawn: Bool

  /// - Parameter isDrawn: whether the view is drawn beneath the sign.
  init(_ child: _Node, name: String, isDrawn: Bool = false) {
    self.name = name
    self.isDrawn = isDrawn
    super.init(child)
  }

  override var kind: String? { name }
  override var children: [_Node] { isDrawn ? [child] : [] }

  override func draw(_ context: inout DrawContext) {
    let rect = context.snapped(frame)
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    context.append(.fill(.rect(rect), .nonZero, .color(Self.yellow)))
    if isDrawn { context.draw(child) }
    // In a place 99.3 points high the sign is 89.2 points across, and its lines are 9.8 points wide.
    let side = min(rect.width, rect.height)
    let diameter = side * 0.8, width = side * 0.1
    let ring = CGRect(
      x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter)
    let reach = diameter / 2 * 0.7071
    let slash = Outline.path([
      .move(CGPoint(x: rect.midX - reach, y: rect.midY - reach)),
      .line(CGPoint(x: rect.midX + reach, y: rect.midY + reach)),
    ])
    for outline in [Outline.ellipse(ring), slash] {
      context.append(.stroke(outline, Stroke(width: width), .color(Self.red)))
    }
  }

  private static let yellow = RGBA(1, 0.8, 0, 1)
  private static let red = RGBA(1, 0.23, 0.19, 1)
}
