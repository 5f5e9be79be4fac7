import Foundation

/// Draws its content in the tint.
nonisolated struct TintedForeground: _EnvironmentModifier {
  let isActive: Bool
  /// Whether it replaces a foreground that was chosen around it.
  let isForced: Bool
  nonisolated init(isActive: Bool = true, isForced: Bool = false) {
    self.isActive = isActive
    self.isForced = isForced
  }
  @MainActor func _change(_ environment: inout EnvironmentValues) {
    guard isActive else { return }
    if isForced {
      environment.setForeground([environment.tintStyle])
    } else {
      environment.setDefaultForeground([AnyShapeStyle(ControlTint())])
    }
  }
}

extension EnvironmentValues {
  var surfaceOfControls: RenderingSurface { fields.displaysIn }
}
