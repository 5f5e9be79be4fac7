/// An edit and the view to which it was done.
package struct ViewEdit: Hashable, Sendable {
  package var edit: Edit
  /// Indices in the old tree and in the new; nil where the view isn't there.
  package var old: Int?
  package var new: Int?
  /// The view of the new tree at which its consequences begin: the view itself, or the container of one
  /// that was removed.
  package var site: Int?
  /// The view itself changed: its own position and size need no other explanation.
  package var isOwn = true

  init(_ edit: Edit, old: Int? = nil, new: Int? = nil, site: Int? = nil, isOwn: Bool = true) {
    self.edit = edit
    self.old = old
    self.new = new
    self.site = site ?? new
    self.isOwn = isOwn
  }
}
