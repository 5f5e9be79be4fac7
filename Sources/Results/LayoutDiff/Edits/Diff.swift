/// The edits that made one layout into another, in the order of the views.
package struct Diff {
  let match: TreeMatch
  package let edits: [ViewEdit]

  package init(from old: LayoutTree, to new: LayoutTree) {
    let match = TreeMatch(old, new)
    self.match = match
    edits = EditRules.all.reduce(EditFinder(match).edits) { edits, rule in rule(edits, match) }
  }

  /// The view types of an edit's view: before, or where it is new, after.
  package func view(of edit: ViewEdit) -> String {
    edit.old.map { match.old.nodes[$0].view } ?? edit.new.map { match.new.nodes[$0].view } ?? ""
  }
}
