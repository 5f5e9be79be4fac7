import DisplayList
import Foundation

/// The background shape of a button.
nonisolated struct ButtonBackground: _NodeModifier {
  /// The corner radius, in points; nil for a capsule.
  let radius: CGFloat?
  let role: ButtonRole?
  let fill: ButtonFill
  nonisolated init(radius: CGFloat?, role: ButtonRole?, fill: ButtonFill) {
    self.radius = radius
    self.role = role
    self.fill = fill
  }

  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    let environment = inputs.environment
    if case .glass = fill {
      inputs.context.diagnose(
        "glass", "glass is drawn as a flat sheet: what lies beneath isn't blurred or bent")
    }
    return LayerNode(
      node,
      layer: FigureNode { rect in
        let corner = min(radius ?? .infinity, min(rect.width, rect.height) / 2)
        let outline = Outline.roundedRect(
          rect, cornerSize: CGSize(width: corner, height: corner), continuous: radius != nil)
        return [.fill(outline, .nonZero, paint(environment, in: rect))]
      }, alignment: .center, isBehind: true)
  }

  private func paint(_ environment: EnvironmentValues, in rect: CGRect) -> Paint {
    func neutralFill(_ level: Int) -> Paint {
      FillShapeStyle()._ink(level, environment).paint(in: rect)
    }
    if fill == .neutral { return neutralFill(0) }
    // The strengths are assumed.
    if !environment.isEnabled { return neutralFill(2) }
    let tint = environment.buttonTint(role)._paint(environment, in: rect)
    switch fill {
    case .prominent, .glass(isProminent: true): return tint
    case .glass: return Material.regular._ink(0, environment).paint(in: rect)
    case .bordered, .neutral:
      // Gray until a tint is set, as UIKit's gray and tinted configurations; in a widget of iOS the accent color is one,
      // at 0.12: measured in a public picture over black and over gray.
      if environment.surfaceOfControls == .widget { return tint.faded(to: 0.12) }
      let isTinted = environment.fields.tint != nil || role == .destructive
      return isTinted ? tint.faded(to: 0.15) : neutralFill(1)
    }
  }
}
