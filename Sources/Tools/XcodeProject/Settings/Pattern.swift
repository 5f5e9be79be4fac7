/// Patterns with `*` and `?`, as conditions of settings and lists of excluded files have them.
package enum Pattern {
  package static func matches(_ text: String, _ pattern: String) -> Bool {
    let text = Array(text.unicodeScalars), pattern = Array(pattern.unicodeScalars)
    var (t, p) = (0, 0)
    // The last star, and the text that it has taken so far.
    var star: (pattern: Int, text: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, t)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == text[t] {
        p += 1
        t += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        p = last.pattern + 1
        t = last.text + 1
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
