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
  /// Whether the title names the control also where it isn't drawn.
  var isNamedByTitle = false
  /// 0…1, of what shows one.
  var fraction: Double?
  /// The control in source, where it can't act in a widget; nil where it can.
  var inertName: String?
  nonisolated init(
    kind: String, role: String?, link: String? = nil, label: Text? = nil,
    interaction: ControlInteraction? = nil,
    title: Text? = nil, fraction: Double? = nil, inertName: String? = nil
  ) {
    self.fraction = fraction
    self.kind = kind
    self.role = role
    self.link = link
    self.label = label
    self.interaction = interaction
    self.title = title
    self.inertName = inertName
  }

  /// The record of a control with a view as its label. A `Label` names it by its title also where its
  /// style shows the icon alone.
  nonisolated init<Label: View>(
    kind: String, role: String?, link: String? = nil, labelledBy view: Label,
    interaction: ControlInteraction? = nil, inertName: String? = nil
  ) {
    let title = (view as? any TitledView)?.titleText
    self.init(
      kind: kind, role: role, link: link, interaction: interaction, title: title,
      inertName: inertName)
    isNamedByTitle = view is any NamedByTitle
  }

  @MainActor static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var interaction = modifier.interaction
    interaction?.isEnabled = inputs.environment.isEnabled
    let isPrivate = inputs.environment.isContentPrivate
    if interaction?.intent != nil, !isPrivate {
      interaction?.title = modifier.title.map { TextResolver.string($0, inputs) }
    }
    if let name = modifier.inertName { noteInert(name, modifier, inputs) }
    var within = inputs
    if interaction != nil || modifier.inertName != nil { within.environment.isWithinControl = true }
    // A widget's link adds no view of its own: each view of its label is in the stack around it.
    let isLinkOfWidget = modifier.link != nil && inputs.environment.surfaceOfControls == .widget
    let views = isLinkOfWidget ? within.nodes(content) : [within.single(content)]
    for view in views {
      nodes.nodes.append(
        ControlNode(
          view, kind: modifier.kind, role: modifier.role, link: modifier.link,
          label: isPrivate ? nil : modifier.label.map { TextResolver.string($0, inputs) },
          titleWithoutText: modifier.isNamedByTitle && !isPrivate
            ? modifier.title.map { TextResolver.string($0, inputs) } : nil,
          interaction: interaction,
          fraction: modifier.fraction))
    }
  }

  @MainActor
  private static func noteInert(_ name: String, _ modifier: Self, _ inputs: _ViewInputs) {
    let remedy =
      switch modifier.kind {
      case "Button": "Use Button(intent:), or a Link to open the app at a place"
      case "Toggle": "Use Toggle(isOn:intent:), whose state comes with the entry"
      default: "Use a Link to open the app at a place"
      }
    InertControl.note(
      name, title: modifier.title.map { TextResolver.string($0, inputs) }, remedy: remedy,
      view: modifier.kind, inputs)
  }
}
