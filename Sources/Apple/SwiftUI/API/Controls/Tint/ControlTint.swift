import Foundation

/// The default foreground of a control's label: the tint of the place where it is drawn, since a part of a label may have a
/// tint of its own.
nonisolated struct ControlTint: ShapeStyle {
  typealias Resolved = Never

  func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    // A tint that names a level of the foreground means the labels' own colours, and not itself.
    let outer = environment.withoutControlTint
    return outer.tintStyle._ink(level, outer)
  }
}

extension EnvironmentValues {
  /// The same without a foreground that is only a control's default.
  var withoutControlTint: EnvironmentValues {
    guard fields.foregroundStyles.contains(where: { $0.style is ControlTint }) else { return self }
    var outer = self
    outer.fields.foregroundStyles = []
    return outer
  }
}
