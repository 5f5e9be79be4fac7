/// A filter of frames by name, as `approve` takes it: a frame's id, or a pattern in which `*` matches any run of
/// characters (`/` too) and `?` for any one: `Watchlist/systemSmall/*`. Without either it may also be the
/// name of a folder of frames: `Watchlist`, `Watchlist/systemSmall`.
package struct FrameFilter: Hashable, Sendable {
  package let pattern: String

  package init(_ pattern: String) { self.pattern = pattern }

  package func matches(_ id: String) -> Bool {
    if id == pattern { return true }
    if !pattern.contains(where: { $0 == "*" || $0 == "?" }) {
      return id.hasPrefix(pattern.hasSuffix("/") ? pattern : pattern + "/")
    }
    let wanted = Array(pattern.unicodeScalars)
    let text = Array(id.unicodeScalars)
    var w = 0
    var t = 0
    // Where to go on after the last star took one character more.
    var star: (w: Int, t: Int)?
    while t < text.count {
      if w < wanted.count, wanted[w] == "*" {
        star = (w, t)
        w += 1
      } else if w < wanted.count, wanted[w] == "?" || wanted[w] == text[t] {
        w += 1
        t += 1
      } else if let last = star {
        star = (last.w, last.t + 1)
        w = last.w + 1
        t = last.t + 1
      } else {
        return false
      }
    }
    return wanted[w...].allSatisfy { $0 == "*" }
  }
}
