import Foundation

extension EnvironmentValues {
  /// The tint of a button, red for one that destroys.
  func buttonTint(_ role: ButtonRole?) -> AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : tintStyle
  }
}

/// The default foreground of a button's label without a background shape: the tint, gray where the
/// button is disabled.
nonisolated struct ButtonForeground: _EnvironmentModifier {
  let role: ButtonRole?
  nonisolated init(role: ButtonRole?) { self.role = role }
  @MainActor func _change(_ environment: inout EnvironmentValues) {
    let style =
      if !environment.isEnabled {
        AnyShapeStyle(DisabledForeground())
      } else if role == .destructive {
        environment.buttonTint(role)
      } else {
        AnyShapeStyle(ControlTint())
      }
    environment.setDefaultForeground([style])
  }
}

/// UIKit's tertiary label, whatever the foreground is. That it is this colour is assumed.
nonisolated struct DisabledForeground: ShapeStyle {
  typealias Resolved = Never
  func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    ForegroundLevels.ink([], 2 + level, environment)
  }
}
