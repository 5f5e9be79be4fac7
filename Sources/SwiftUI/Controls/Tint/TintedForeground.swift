import Foundation

/// Draws its content in the tint.
nonisolated struct TintedForeground: _EnvironmentModifier {
  typealias Body = Never
  let isActive: Bool
  nonisolated init(isActive: Bool = true) { self.isActive = isActive }
  @MainActor func _change(_ environment: inout EnvironmentValues) {
    if isActive { environment.setForeground([environment.tintStyle]) }
  }
}

extension EnvironmentValues {
  var surfaceOfControls: RenderingSurface { fields.displaysIn }
}
