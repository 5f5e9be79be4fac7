import Foundation

/// Puts a diagnostic into the picture's frame.
nonisolated struct NotingModifier: ViewModifier {
  typealias Body = Never
  let code: String
  let message: String

  @MainActor static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    inputs.context.note(modifier.code, modifier.message)
    Base._resolve(content, inputs, into: &nodes)
  }
}

extension View {
  @ViewBuilder
  nonisolated func noting(_ note: (code: String, message: String)?) -> some View {
    if let note {
      modifier(NotingModifier(code: note.code, message: note.message))
    } else {
      self
    }
  }
}
