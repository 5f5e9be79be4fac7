import DisplayList
import Foundation

/// How the plate under a button is filled.
enum PlateLook: Equatable {
  case bordered
  case prominent
  /// A toggle that is off, a group box: a fill without a tint.
  case neutral
  case glass(isProminent: Bool)

  var isProminent: Bool { self == .prominent || self == .glass(isProminent: true) }
}

extension EnvironmentValues {
  /// The tint of a button, red for one that destroys.
  func buttonTint(_ role: ButtonRole?) -> AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : tintStyle
  }
}

/// The colour of a button's label where there is no plate and none was chosen: the tint, gray where it
/// can't be used.
nonisolated struct ButtonForeground: _EnvironmentModifier {
  typealias Body = Never
  let role: ButtonRole?
  nonisolated init(role: ButtonRole?) { self.role = role }
  @MainActor func _change(_ environment: inout EnvironmentValues) {
    let style =
      environment.isEnabled
      ? environment.buttonTint(role) : AnyShapeStyle(DisabledForeground())
    environment.setDefaultForeground([style])
  }
}

/// The colour of a label on its plate where none was chosen.
nonisolated struct PlateForeground: _EnvironmentModifier {
  typealias Body = Never
  let role: ButtonRole?
  let look: PlateLook
  nonisolated init(role: ButtonRole?, look: PlateLook) {
    self.role = role
    self.look = look
  }
  @MainActor func _change(_ environment: inout EnvironmentValues) {
    if !environment.isEnabled {
      environment.setDefaultForeground([AnyShapeStyle(DisabledForeground())])
    } else if look.isProminent {
      environment.setDefaultForeground([AnyShapeStyle(Color.white)])
    } else if case .glass = look, environment.fields.tint == nil, role != .destructive {
      environment.setDefaultForeground([])
    } else {
      environment.setDefaultForeground([environment.buttonTint(role)])
    }
  }
}

/// UIKit's tertiary label, whatever the foreground is. That it is this colour is assumed.
nonisolated struct DisabledForeground: ShapeStyle {
  typealias Resolved = Never
  func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    ForegroundLevels.ink([], 2 + level, environment)
  }
}

/// A filled outline behind a control.
nonisolated struct Plate: _NodeModifier {
  typealias Body = Never
  /// nil for a capsule; points.
  let radius: CGFloat?
  let role: ButtonRole?
  let look: PlateLook
  nonisolated init(radius: CGFloat?, role: ButtonRole?, look: PlateLook) {
    self.radius = radius
    self.role = role
    self.look = look
  }

  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    let environment = inputs.environment
    if case .glass = look {
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
    func fill(_ level: Int) -> Paint {
      FillShapeStyle()._ink(level, environment).paint(in: rect)
    }
    if look == .neutral { return fill(0) }
    // The strengths are assumed.
    if !environment.isEnabled { return fill(2) }
    let tint = environment.buttonTint(role)._paint(environment, in: rect)
    switch look {
    case .prominent, .glass(isProminent: true): return tint
    case .glass: return Material.regular._ink(0, environment).paint(in: rect)
    case .bordered, .neutral:
      // Gray until somebody asks for a tint, as UIKit's gray and tinted configurations.
      let isTinted = environment.fields.tint != nil || role == .destructive
      return isTinted ? tint.faded(to: 0.15) : fill(1)
    }
  }
}
