import Foundation

extension Text: _PrimitiveView {
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    if let language = view.typesettingLanguage {
      var inputs = inputs
      inputs.environment.fields.textAttributes.language = language.tag
      nodes.nodes.append(TextNode(TextResolver.resolve(view, inputs), inputs))
      return
    }
    nodes.nodes.append(TextNode(TextResolver.resolve(view, inputs), inputs))
  }
}
