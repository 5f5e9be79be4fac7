import DisplayList
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
  /// 0…1, of what shows one.
  var fraction: Double?
  nonisolated init(
    kind: String, role: String?, link: String? = nil, label: Text? = nil, touch: Touchable? = nil,
    fraction: Double? = nil
  ) {
    self.fraction = fraction
    self.kind = kind
    self.role = role
    self.link = link
    self.label = label
    self.touch = touch
  }

  @MainActor static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var touch = modifier.touch
    touch?.settle(inputs)
    nodes.nodes.append(
      ControlNode(
        inputs.single(content), kind: modifier.kind, role: modifier.role, link: modifier.link,
        label: modifier.label.map { TextResolver.string($0, inputs) }, touch: touch,
        fraction: modifier.fraction))
  }
}

final class ControlNode: UnaryNode {
  private let name: String
  private let role: String?
  private let link: String?
  private let label: String?
  private let touch: Touchable?
  private let fraction: Double?

  init(
    _ child: _Node, kind: String, role: String?, link: String?, label: String?, touch: Touchable?,
    fraction: Double?
  ) {
    self.fraction = fraction
    name = kind
    self.role = role
    self.link = link
    self.label = label
    self.touch = touch
    super.init(child)
  }

  override var kind: String? { name }
  override func describe(_ record: inout ViewRecord) {
    record.role = role
    record.link = link
    record.label = label
    record.isOn = touch?.isOn
    if let isOn = touch?.isOn { record.traits.append(.arguments(["state": isOn ? "on" : "off"])) }
    if let fraction {
      record.traits.append(.arguments(["value": StoredArguments.words(CGFloat(fraction))]))
    }
    record.isDisabled = touch?.isEnabled == false
  }
  override func draw(_ context: inout DrawContext) {
    if let touch, touch.intent != nil { context.noteControl(touch, frame) }
    context.draw(child)
  }
}
