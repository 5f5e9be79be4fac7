/// The edits of two layouts, grouped by the edit of the source that made them, with the changes that follow
/// from each.
package struct Attribution {
  /// One edit of the source.
  package struct Group {
    /// The same edit of several views, such as a row's padding in each row.
    package var edits: [ViewEdit]
    package var consequences: [Consequence] = []
  }

  package let diff: Diff
  /// The groups in the order of their views.
  package private(set) var groups: [Group]
  /// Moves and sizes for which no cause was found.
  package private(set) var unexplained: [Consequence] = []

  package init(_ diff: Diff) {
    self.diff = diff
    let grouping = EditGroups(diff)
    groups = grouping.groups.map { Group(edits: $0.map { diff.edits[$0] }) }
    let finder = ConsequenceFinder(diff.match, CauseFinder(diff, grouping))
    for consequence in finder.consequences {
      if let cause = consequence.cause {
        groups[grouping.groupOf[cause]].consequences.append(consequence)
      } else {
        unexplained.append(consequence)
      }
    }
  }
}
