/// Edits that are one edit of the source, grouped: a row's padding in each of its rows, a font that a
/// container gives to all its texts.
struct EditGroups {
  /// The group of each edit.
  private(set) var groupOf: [Int] = []
  /// Indices of edits, in the order of their views.
  private(set) var groups: [[Int]] = []

  /// The property that the edits of a group share.
  private enum Key: Hashable {
    /// The same thing happened to views with one position in the source.
    case source(ChangeKind, String, path: String)
    case font(FontChange)
    case edit(Edit)
    /// The same edit of views of one type.
    case views(Edit, String)
  }

  init(_ diff: Diff) {
    let texts = Self.manyTexts(diff)
    var known: [Key: Int] = [:]
    for (i, edit) in diff.edits.enumerated() {
      let key = Self.key(edit, diff.match, texts)
      let group = known[key] ?? groups.count
      if group == groups.count {
        known[key] = group
        groups.append([])
      }
      groups[group].append(i)
      groupOf.append(group)
    }
  }

  private static func key(_ edit: ViewEdit, _ match: TreeMatch, _ texts: Set<String>) -> Key {
    let tree = edit.new == nil ? match.old : match.new
    let index = edit.new ?? edit.old ?? 0
    let kind = edit.edit.kind
    switch edit.edit {
    case .font(let from, let to):
      // A container may have given it to texts and symbols alike.
      return FontChange(from: from, to: to).map { .font($0) } ?? .edit(edit.edit)
    case .typeface: return .edit(edit.edit)
    case .text, .hiddenText:
      let path = tree.sourcePath(of: index)
      if texts.contains(path) { return .source(.text, "text", path: path) }
    default:
      if [.added, .removed, .reordered, .replaced].contains(kind) {
        return .source(kind, edit.edit.name, path: tree.sourcePath(of: index))
      }
    }
    return .views(edit.edit, tree.nodes[index].view)
  }

  /// The most texts of one position in the source that are reported one by one.
  private static let fewTexts = 3

  /// The positions in the source of which more texts changed.
  private static func manyTexts(_ diff: Diff) -> Set<String> {
    var counts: [String: Int] = [:]
    for edit in diff.edits where edit.edit.kind == .text {
      if let n = edit.new { counts[diff.match.new.sourcePath(of: n), default: 0] += 1 }
    }
    return Set(counts.filter { $0.value > fewTexts }.map(\.key))
  }
}
