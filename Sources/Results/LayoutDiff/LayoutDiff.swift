/// The difference of two layouts: what was done to the views of one to make the other.
///
/// ``Diff`` matches the views of both trees and finds the edits, ``Attribution`` finds out which edits are
/// one edit of the source and what followed from each, and ``Prose`` puts it into English.
package enum LayoutDiff {
  /// Edits first, in the order of the views, each followed by its consequences. Empty where the layouts
  /// have no visible difference: then only the pixels can tell.
  package static func changes(from old: LayoutTree, to new: LayoutTree) -> [Change] {
    old == new ? [] : Prose(Attribution(Diff(from: old, to: new))).changes
  }
}
