import Foundation

extension Text: _PrimitiveView {
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inputs = inputs
    if let language = view.typesettingLanguage {
      inputs.environment.fields.textAttributes.language = language.tag
    }
    nodes.nodes.append(TextNode(TextResolver.resolve(view, inputs), inputs))
  }
}
