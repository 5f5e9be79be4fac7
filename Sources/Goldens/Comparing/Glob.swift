/// A pattern of frames' names: `*` stands for any characters, `?` for one. Without any of them it is a
/// name, or a folder of names: `Watchlist`, `Watchlist/systemSmall`.
package struct Glob: Hashable, Sendable {
  private let pattern: [Character]
  private let isPlain: Bool

  package init(_ pattern: String) {
    var pattern = pattern
    while pattern.count > 1 && pattern.hasSuffix("/") { pattern.removeLast() }
    self.pattern = Array(pattern)
    isPlain = !pattern.contains { $0 == "*" || $0 == "?" }
  }

  package func matches(_ name: String) -> Bool {
    let name = Array(name)
    if isPlain {
      return name.starts(with: pattern)
        && (name.count == pattern.count || name[pattern.count] == "/")
    }
    // Where it fails after a star, the star takes one more.
    var p = 0, n = 0, star = -1, mark = 0
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        star = p
        mark = n
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
        p += 1
        n += 1
      } else if star >= 0 {
        p = star + 1
        mark += 1
        n = mark
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
