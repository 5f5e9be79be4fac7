import DisplayList
import Foundation

final class ControlNode: UnaryNode {
  private let name: String
  private let role: String?
  private let link: String?
  private let label: String?
  /// The title of a `Label`, by which the control is named where no text in it is drawn.
  private let titleWithoutText: String?
  private let interaction: ControlInteraction?
  private let fraction: Double?

  init(
    _ child: _Node, kind: String, role: String?, link: String?, label: String?,
    titleWithoutText: String?, interaction: ControlInteraction?,
    fraction: Double?
  ) {
    self.fraction = fraction
    name = kind
    self.role = role
    self.link = link
    self.label = label
    self.titleWithoutText = titleWithoutText
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
    // The control's own record is the last before its content's.
    let own = context.views.count - 1
    context.draw(child)
    guard let titleWithoutText, own >= 0 else { return }
    context.describeViews(from: own) { views in
      let hasText = views[(own + 1)...].contains {
        !$0.isHiddenFromAccessibility && $0.text?.isEmpty == false
      }
      if !hasText, views[own].label == nil { views[own].label = titleWithoutText }
    }
  }
}
