import Foundation

/// A modifier by which the content itself follows the curve that its label is on.
package nonisolated struct AccessoryCurveModifier: ViewModifier {
  package typealias Body = Never
  private let isCurved: Bool
  package nonisolated init(_ isCurved: Bool) { self.isCurved = isCurved }

  @MainActor package static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    if inputs.environment.accessoryLabelSize != nil {
      inputs.context.curvesContent = modifier.isCurved
    }
    Base._resolve(content, inputs, into: &nodes)
  }
}
