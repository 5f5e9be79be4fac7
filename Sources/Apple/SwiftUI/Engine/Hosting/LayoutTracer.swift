import DisplayList
import Foundation

/// Reads the trace of a layout from a tree that is placed and drawn.
struct LayoutTracer {
  private let notes: DrawingNotes
  private var nodes: [(node: _Node, parent: Int?)] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  static func trace(_ root: _Node, _ notes: DrawingNotes) -> LayoutTrace {
    var tracer = LayoutTracer(notes: notes)
    tracer.number(root, within: nil)
    return LayoutTrace(steps: tracer.nodes.map { tracer.step($0.node, within: $0.parent) })
  }

  private init(notes: DrawingNotes) { self.notes = notes }

  private mutating func number(_ node: _Node, within parent: Int?) {
    // A node that is the child of two is the first's.
    guard indices[ObjectIdentifier(node)] == nil else { return }
    let index = nodes.count
    indices[ObjectIdentifier(node)] = index
    nodes.append((node, parent))
    for child in node.children { number(child, within: index) }
  }

  private func step(_ node: _Node, within parent: Int?) -> LayoutTrace.Step {
    // Questions by the facts themselves come after what the layout asked.
    let answers = node.answers.map { LayoutTrace.Answer(LayoutTrace.Proposal($0.0), $0.1) }
    let trait = (node as? UnaryNode).flatMap { notes.traits[ObjectIdentifier($0.child)] }
    return LayoutTrace.Step(
      parent: parent, views: notes.views[ObjectIdentifier(node)] ?? 0..<0, trait: trait,
      proposal: LayoutTrace.Proposal(node.proposal), frame: node.frame, answers: answers,
      priority: node.layoutPriority, facts: node.facts { indices[ObjectIdentifier($0)] })
  }
}

extension LayoutTrace.Proposal {
  fileprivate init(_ proposal: ProposedViewSize) {
    self.init(width: proposal.width, height: proposal.height)
  }
}
