import Foundation

/// Causes that are one edit of the source, brought together: a row's padding in each of its rows, a
/// font that a container gives to all its texts.
struct Edits {
  let causes: [Cause]
  /// Of each cause, the group that it belongs to.
  private(set) var groupOf: [Int]
  /// Causes by index, in the order of their views.
  private(set) var groups: [[Int]] = []

  init(_ causes: [Cause], _ match: TreeMatch) {
    self.causes = causes
    groupOf = Array(repeating: 0, count: causes.count)
    let oldNames = ViewNames(tree: match.old), newNames = ViewNames(tree: match.new)
    let texts = Self.manyTexts(causes, newNames)
    var known: [String: Int] = [:]
    for (i, cause) in causes.enumerated() {
      let names = cause.new == nil ? oldNames : newNames
      let index = cause.new ?? cause.old ?? 0
      let tree = cause.new == nil ? match.old : match.new
      var key = "\(cause.kind.rawValue)|\(cause.trait)|"
      switch cause.kind {
      case .added, .removed, .reordered, .replaced:
        key += names.sourcePath(index)
      case .text where texts.contains(names.sourcePath(index)): key += names.sourcePath(index)
      // A parent may have given it to texts and symbols alike.
      case .font: key += FontChange(cause.values)?.words ?? cause.values
      default: key += "\(cause.values)|\(tree.nodes[index].view)"
      }
      if let group = known[key] {
        groups[group].append(i)
        groupOf[i] = group
      } else {
        known[key] = groups.count
        groupOf[i] = groups.count
        groups.append([i])
      }
    }
  }

  /// Texts of one place in the source that are told one by one.
  private static let fewTexts = 3

  /// The places in the source of which more texts say something else than a person reads one by one.
  private static func manyTexts(_ causes: [Cause], _ names: ViewNames) -> Set<String> {
    var counts: [String: Int] = [:]
    for cause in causes where cause.kind == .text {
      if let n = cause.new { counts[names.sourcePath(n), default: 0] += 1 }
    }
    return Set(counts.filter { $0.value > fewTexts }.map(\.key))
  }
}
