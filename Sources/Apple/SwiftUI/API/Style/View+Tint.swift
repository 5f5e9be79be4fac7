import Foundation

// Apple declares the second and the third, the second disfavoured. A leading dot or a ternary fits
// all three, and the type checker would solve what the tint is applied to once for each; so the
// plain style comes first, which costs nothing where it fits, and what it can't take is left over.
// Their result type doesn't depend on the style: what follows in a chain is solved without it.
extension View {
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> ModifiedContent<
    Self, _EnvironmentChange
  > {
    changingEnvironment { environment in
      environment.fields.tint = AnyShapeStyle(tint)._captured(environment.withoutControlTint)
    }
  }

  /// Sets the tint; nil for the accent colour.
  @_disfavoredOverload
  public nonisolated func tint(_ tint: Color?) -> ModifiedContent<Self, _EnvironmentChange> {
    changingEnvironment { $0.fields.tint = tint.map { AnyShapeStyle($0) } }
  }

  /// Sets the tint; nil for the accent colour.
  @_disfavoredOverload
  public nonisolated func tint<O: _OptionalStyle>(
    _ tint: O
  ) -> ModifiedContent<Self, _EnvironmentChange> {
    changingEnvironment { environment in
      environment.fields.tint = tint._style?._captured(environment.withoutControlTint)
    }
  }

  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    changingEnvironment { environment in
      // The accent by name means the one around, not the one that is being set.
      let color = accentColor.map { Color($0.rgba(in: environment)) }
      environment[AccentColorKey.self] = color
      environment.fields.tint = color.map { AnyShapeStyle($0) }
    }
  }
}

/// A style that may be missing. `S?` for a parameter would be tried in four ways with `nil`, each
/// with all that the tint is applied to.
public protocol _OptionalStyle {
  var _style: AnyShapeStyle? { get }
}

extension Optional: _OptionalStyle where Wrapped: ShapeStyle {
  public var _style: AnyShapeStyle? { map { AnyShapeStyle($0) } }
}
