import Foundation

/// Adds a record of a control to the picture, for interactions and assistive technology.
nonisolated struct ControlRecord: ViewModifier {
  typealias Body = Never
  let kind: String
  let role: String?
  var link: String?
  var label: Text?
  /// The interaction of a button or a toggle; nil for other controls.
  var interaction: ControlInteraction?
  /// The text of what the button or the toggle is labelled with, where that is one.
  var title: Text?
  /// 0…1, of what shows one.
  var fraction: Double?
  nonisolated init(
    kind: String, role: String?, link: String? = nil, label: Text? = nil,
    interaction: ControlInteraction? = nil,
    title: Text? = nil, fraction: Double? = nil
  ) {
    self.fraction = fraction
    self.kind = kind
    self.role = role
    self.link = link
    self.label = label
    self.interaction = interaction
    self.title = title
  }

  @MainActor static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var interaction = modifier.interaction
    interaction?.isEnabled = inputs.environment.isEnabled
    if interaction?.intent != nil {
      interaction?.title = modifier.title.map { TextResolver.string($0, inputs) }
    }
    nodes.nodes.append(
      ControlNode(
        inputs.single(content), kind: modifier.kind, role: modifier.role, link: modifier.link,
        label: modifier.label.map { TextResolver.string($0, inputs) }, interaction: interaction,
        fraction: modifier.fraction))
  }
}
