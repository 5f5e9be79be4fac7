/// A modifier that only changes what the views inside find in their environment.
public protocol _EnvironmentModifier: ViewModifier where Body == Never {
  @MainActor @preconcurrency
  func _change(_ environment: inout EnvironmentValues)
}

extension _EnvironmentModifier {
  @MainActor public static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inputs = inputs
    modifier._change(&inputs.environment)
    Base._resolve(content, inputs, into: &nodes)
  }
}
