import DisplayList
import Foundation

/// Changes the record of the view that it is on, and of those within.
final class AccessibilityNode: UnaryNode {
  enum Note {
    case label(String)
    case value(String)
    case hint(String)
    case identifier(String)
    /// 0 for no level.
    case heading(Int)
    case hidden
    case traits(AccessibilityTraits)
    case withoutTraits(AccessibilityTraits)
    case element(AccessibilityChildBehavior.Kind)
  }
  private let note: Note
  init(_ child: _Node, _ note: Note) {
    self.note = note
    super.init(child)
  }

  override func draw(_ context: inout DrawContext) {
    let first = context.views.count
    context.draw(child)
    context.describeViews(from: first) { views in
      guard !views.isEmpty else { return }
      let heard = Self.element(in: views, from: first)
      switch note {
      case .label(let label):
        // A value set before, further in, is still to be read.
        if case .value(let value)? = (child as? AccessibilityNode)?.note {
          views[heard].label = "\(label), \(value)"
        } else {
          views[heard].label = label
        }
      case .value(let value):
        let label = views[heard].label ?? views[heard].text
        views[heard].label = label.map { "\($0), \(value)" } ?? value
      case .hidden: Self.hide(&views, from: first)
      case .hint(let hint): views[heard].hint = hint
      case .identifier(let name): views[heard].identifier = name
      case .heading(let level):
        views[first].role = "heading"
        views[first].headingLevel = level > 0 ? level : nil
      case .traits(let traits):
        if let role = traits.role { views[first].role = role }
        if traits.contains(.isSelected) { views[first].isSelected = true }
      case .withoutTraits(let traits):
        if views[first].role == traits.role { views[first].role = nil }
        if traits.contains(.isSelected) { views[first].isSelected = false }
      case .element(.contain): break
      case .element(.ignore): Self.hide(&views, from: first + 1)
      case .element(.combine):
        let parts = views[first...].filter { !$0.isHiddenFromAccessibility }
          .compactMap { $0.label ?? $0.text }
        if !parts.isEmpty { views[first].label = parts.joined(separator: ", ") }
        Self.hide(&views, from: first + 1)
      }
    }
  }

  /// The control that a view of the developer's own consists of, else the view itself.
  private static func element(in views: [ViewRecord], from first: Int) -> Int {
    var index = first
    while views[index].role == nil {
      let inner = index + 1
      guard inner < views.count, views[inner].parent == index,
        !views[(inner + 1)...].contains(where: { $0.parent == index })
      else { return first }
      index = inner
    }
    return index
  }

  private static func hide(_ views: inout [ViewRecord], from first: Int) {
    for i in views.indices[min(first, views.count)...] { views[i].isHiddenFromAccessibility = true }
  }
}
