import DisplayList
import Foundation

/// What VoiceOver is told of a view beside what the view shows.
nonisolated struct AccessibilityRecord: ViewModifier {
  typealias Body = Never
  var label: Text?
  var role: String?
  var isHidden = false

  @MainActor static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    nodes.nodes.append(
      AccessibilityNode(
        inputs.single(content), label: modifier.label.map { TextResolver.string($0, inputs) },
        role: modifier.role, isHidden: modifier.isHidden))
  }
}

final class AccessibilityNode: UnaryNode {
  private let label: String?
  private let role: String?
  private let isHidden: Bool

  init(_ child: _Node, label: String?, role: String?, isHidden: Bool) {
    self.label = label
    self.role = role
    self.isHidden = isHidden
    super.init(child)
  }

  override var kind: String? { "Accessibility" }
  override func describe(_ record: inout ViewRecord) {
    record.label = label
    record.role = role
    record.isHiddenFromAccessibility = isHidden
  }
}
