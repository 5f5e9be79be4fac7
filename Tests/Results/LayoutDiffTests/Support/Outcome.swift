import LayoutDiff

/// One edit of the source as a value, and how much followed from it.
struct Outcome: Hashable, Sendable {
  /// The type of the first view.
  var view: String
  var edit: Edit
  /// The number of views with this edit.
  var places: Int
  /// The number of views that moved, that have another size or that break their lines elsewhere for it.
  var followed: Int

  init(_ view: String, _ edit: Edit, places: Int = 1, followed: Int = 0) {
    self.view = view
    self.edit = edit
    self.places = places
    self.followed = followed
  }
}

extension LayoutTree {
  func outcomes(to other: LayoutTree) -> [Outcome] {
    let attribution = Attribution(Diff(from: self, to: other))
    return attribution.groups.map { group in
      Outcome(
        attribution.diff.view(of: group.edits[0]), group.edits[0].edit, places: group.edits.count,
        followed: group.consequences.count)
    }
  }
}
