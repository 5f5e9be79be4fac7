import DisplayList
import Foundation

/// Draws its content in the tint.
nonisolated struct TintedForeground: _EnvironmentModifier {
  typealias Body = Never
  let isActive: Bool
  nonisolated init(isActive: Bool = true) { self.isActive = isActive }
  @MainActor func _change(_ environment: inout EnvironmentValues) {
    if isActive { environment.fields.foregroundStyles = [environment.tintStyle] }
  }
}

/// The tint that is set around a view, whatever it is there.
struct TintShapeStyleReader: ShapeStyle {
  /// Of the tint's own.
  var opacity = 1.0
  func _paint(_ environment: EnvironmentValues, in rect: CGRect) -> Paint {
    environment.tintStyle._paint(environment, in: rect).faded(to: opacity)
  }
}

extension EnvironmentValues {
  var surfaceOfControls: RenderingSurface { fields.displaysIn }
}
