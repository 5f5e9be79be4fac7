import Foundation

/// Says in sentences what made one picture into another.
package enum Explainer {
  /// Causes first, in the order of the views, each followed by what followed from it. Empty where the
  /// trees say nothing that is seen: then only the pixels can.
  package static func changes(from old: LayoutTree, to new: LayoutTree) -> [Change] {
    if old == new { return [] }
    let match = TreeMatch(old, new)
    let edits = Edits(CauseFinder(match).causes, match)
    let attribution = Attribution(match, edits.causes, groups: edits.groupOf)
    let consequences = ConsequenceFinder(match, attribution).consequences
    return Telling(match, edits, consequences).changes
  }
}
