/// Arguments that don't make sense: one sentence that says which, and what would.
package struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }

  /// A value that isn't one of those there are.
  static func unknown(_ what: String, _ value: String, among known: [String]) -> UsageError {
    let near = Nearest.to(value, among: known)
    let value = Progress.line(value)
    let hint: String
    if known.isEmpty {
      hint = "There are none."
    } else if near.isEmpty || known.count <= 12 {
      hint = "Known: \(known.prefix(40).joined(separator: ", "))\(known.count > 40 ? ", …" : "")."
    } else {
      hint = "Did you mean \(near.joined(separator: ", "))?"
    }
    return UsageError("There is no \(what) “\(value)”. \(hint)")
  }
}
