/// The difference between two texts, as lines with `-` and `+` before them.
enum LineDifference {
  /// The number of lines that are shown around one that differs.
  private static let context = 1
  private static let limit = 60

  static func text(from old: String, to new: String) -> String {
    let old = lines(old), new = lines(new)
    var removed: Set<Int> = [], added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var all: [(mark: Character, line: String)] = []
    var i = 0, j = 0
    while i < old.count || j < new.count {
      if removed.contains(i) {
        all.append(("-", old[i]))
        i += 1
      } else if added.contains(j) {
        all.append(("+", new[j]))
        j += 1
      } else {
        all.append((" ", new[j]))
        i += 1
        j += 1
      }
    }
    let marked = all.indices.filter { all[$0].mark != " " }
    var shown: [String] = []
    var last = -1
    for index in all.indices where marked.contains(where: { abs($0 - index) <= context }) {
      if shown.count == limit {
        shown.append("…")
        break
      }
      if index > last + 1 { shown.append("…") }
      last = index
      shown.append("\(all[index].mark) \(all[index].line)")
    }
    return shown.joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
