import Foundation

/// The default foreground of a button's label on a background shape.
nonisolated struct FilledButtonForeground: _EnvironmentModifier {
  let role: ButtonRole?
  let fill: ButtonFill
  nonisolated init(role: ButtonRole?, fill: ButtonFill) {
    self.role = role
    self.fill = fill
  }
  @MainActor func _change(_ environment: inout EnvironmentValues) {
    if !environment.isEnabled {
      environment.setDefaultForeground([AnyShapeStyle(DisabledForeground())])
    } else if fill.isProminent {
      environment.setDefaultForeground([AnyShapeStyle(Color.white)])
    } else if case .glass = fill, environment.fields.tint == nil, role != .destructive {
      environment.setDefaultForeground([])
    } else {
      environment.setDefaultForeground([environment.buttonTint(role)])
    }
  }
}
