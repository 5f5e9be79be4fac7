import Foundation

/// The accessibility properties of a view; they go into the view's record.
public nonisolated struct AccessibilityAttachmentModifier: _NodeModifier {
  nonisolated enum Change: Sendable {
    case label(Text)
    case value(Text)
    case hint(Text)
    case identifier(String)
    case headingLevel(Int)
    case hidden(Bool)
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case element(AccessibilityChildBehavior)
    /// A modifier that only those who interact hear of, by its name in source.
    case resting(String)
    /// Given, and switched off.
    case unrecorded

    var hasWords: Bool {
      switch self {
      case .label, .value, .hint: true
      default: false
      }
    }
  }
  let change: Change
  nonisolated init(_ change: Change) { self.change = change }

  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    // Private content is not read aloud.
    if change.hasWords, inputs.environment.isContentPrivate { return node }
    switch change {
    case .unrecorded, .hidden(false): return node
    case .resting(let name):
      inputs.noteResting(name, .assistance)
      return node
    case .label(let text): return AccessibilityNode(node, .label(TextResolver.string(text, inputs)))
    case .value(let text): return AccessibilityNode(node, .value(TextResolver.string(text, inputs)))
    case .hint(let text): return AccessibilityNode(node, .hint(TextResolver.string(text, inputs)))
    case .identifier(let name): return AccessibilityNode(node, .identifier(name))
    case .headingLevel(let level): return AccessibilityNode(node, .heading(level))
    case .hidden: return AccessibilityNode(node, .hidden)
    case .addTraits(let traits): return AccessibilityNode(node, .traits(traits))
    case .removeTraits(let traits): return AccessibilityNode(node, .withoutTraits(traits))
    case .element(let behavior): return AccessibilityNode(node, .element(behavior.kind))
    }
  }
}
