import Foundation

/// Puts a view of its own into the picture's records, for what can be touched or read out.
nonisolated struct ControlRecord: ViewModifier {
  typealias Body = Never
  let kind: String
  let role: String?
  var link: String?
  var label: Text?
  /// What a button or a toggle does and shows; nil for other controls.
  var touch: Touchable?
  /// The text of what the button or the toggle is labelled with, where that is one.
  var title: Text?
  /// 0…1, of what shows one.
  var fraction: Double?
  nonisolated init(
    kind: String, role: String?, link: String? = nil, label: Text? = nil, touch: Touchable? = nil,
    title: Text? = nil, fraction: Double? = nil
  ) {
    self.fraction = fraction
    self.kind = kind
    self.role = role
    self.link = link
    self.label = label
    self.touch = touch
    self.title = title
  }

  @MainActor static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var touch = modifier.touch
    touch?.isEnabled = inputs.environment.isEnabled
    if touch?.intent != nil { touch?.title = modifier.title.map { TextResolver.string($0, inputs) } }
    nodes.nodes.append(
      ControlNode(
        inputs.single(content), kind: modifier.kind, role: modifier.role, link: modifier.link,
        label: modifier.label.map { TextResolver.string($0, inputs) }, touch: touch,
        fraction: modifier.fraction))
  }
}
