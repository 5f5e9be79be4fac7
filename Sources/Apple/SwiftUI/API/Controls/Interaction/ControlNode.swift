import DisplayList
import Foundation

final class ControlNode: UnaryNode {
  private let name: String
  private let role: String?
  private let link: String?
  private let label: String?
  private let interaction: ControlInteraction?
  private let fraction: Double?

  init(
    _ child: _Node, kind: String, role: String?, link: String?, label: String?,
    interaction: ControlInteraction?,
    fraction: Double?
  ) {
    self.fraction = fraction
    name = kind
    self.role = role
    self.link = link
    self.label = label
    self.interaction = interaction
    super.init(child)
  }

  override var kind: String? { name }
  override func describe(_ record: inout ViewRecord) {
    record.role = role
    record.link = link
    record.label = label
    record.isOn = interaction?.isOn
    if let isOn = interaction?.isOn {
      record.traits.append(ViewTrait(.arguments, words: ["state": isOn ? "on" : "off"]))
    }
    if let fraction {
      record.traits.append(
        ViewTrait(.arguments, words: ["value": StoredArguments.text(CGFloat(fraction))]))
    }
    record.isDisabled = interaction?.isEnabled == false
  }
  override func draw(_ context: inout DrawContext) {
    if let interaction, interaction.intent != nil { context.noteControl(interaction, frame) }
    context.draw(child)
  }
}
