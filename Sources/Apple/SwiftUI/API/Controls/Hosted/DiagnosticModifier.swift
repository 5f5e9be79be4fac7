import Foundation

/// Puts a diagnostic into the picture's frame.
nonisolated struct DiagnosticModifier: ViewModifier {
  typealias Body = Never
  let code: String
  let message: String

  @MainActor static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    inputs.context.diagnose(modifier.code, modifier.message)
    Base._resolve(content, inputs, into: &nodes)
  }
}

extension View {
  @ViewBuilder
  nonisolated func reporting(_ diagnostic: (code: String, message: String)?) -> some View {
    if let diagnostic {
      modifier(DiagnosticModifier(code: diagnostic.code, message: diagnostic.message))
    } else {
      self
    }
  }
}
