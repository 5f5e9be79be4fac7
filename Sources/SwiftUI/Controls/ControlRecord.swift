import DisplayList
import Foundation

/// Puts a view of its own into the picture's records, for what can be touched or read out.
nonisolated struct ControlRecord: ViewModifier {
  typealias Body = Never
  let kind: String
  let role: String?
  var link: String?
  var label: Text?
  nonisolated init(kind: String, role: String?, link: String? = nil, label: Text? = nil) {
    self.kind = kind
    self.role = role
    self.link = link
    self.label = label
  }

  @MainActor static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    nodes.nodes.append(
      ControlNode(
        inputs.single(content), kind: modifier.kind, role: modifier.role, link: modifier.link,
        label: modifier.label.map { TextResolver.string($0, inputs) }))
  }
}

final class ControlNode: UnaryNode {
  private let name: String
  private let role: String?
  private let link: String?
  private let label: String?

  init(_ child: _Node, kind: String, role: String?, link: String?, label: String?) {
    name = kind
    self.role = role
    self.link = link
    self.label = label
    super.init(child)
  }

  override var kind: String? { name }
  override func describe(_ record: inout ViewRecord) {
    record.role = role
    record.link = link
    record.label = label
  }
}
