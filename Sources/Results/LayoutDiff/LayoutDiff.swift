/// The difference of two layouts: what was done to the views of one to make the other.
///
/// ``Diff`` matches the views of both trees and finds the edits, ``Attribution`` finds out which edits are
/// one edit of the source and what followed from each, and ``Prose`` puts it into English.
///
/// The folders, from the bottom up:
/// - `Tree`: the placed views of a frame with their traits, read from a display list or from a golden.
/// - `Matching`: the pairs of views of both trees.
/// - `Edits`: the typed edits of the pairs, and the rules that leave out what follows from others.
/// - `Attribution`: edits that are one edit of the source, and the moves and sizes that followed.
/// - `Prose`: the sentences.
package enum LayoutDiff {
  /// Edits first, in the order of the views, each followed by its consequences. Empty where the layouts
  /// have no visible difference: then only the pixels decide.
  package static func changes(from old: LayoutTree, to new: LayoutTree) -> [Change] {
    old == new ? [] : Prose(Attribution(Diff(from: old, to: new))).changes
  }
}
