import Foundation

/// A comparison of two texts, such as `CONTAINS[cd]`.
package struct TextComparison: Hashable, Sendable {
  package enum Operation: Int, Hashable, Sendable {
    case equal, notEqual, contains, beginsWith, endsWith, like, matches
    case lessThan, lessOrEqual, greaterThan, greaterOrEqual
  }

  package struct Options: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let caseInsensitive = Options(rawValue: 1)
    package static let diacriticInsensitive = Options(rawValue: 2)
    /// A comparison by the rules of the locale, as in `localizedStandardContains(_:)`.
    package static let localized = Options(rawValue: 4)
  }

  package let operation: Operation
  package let options: Options

  package init(_ operation: Operation, options: Options = []) {
    self.operation = operation
    self.options = options
  }

  package func holds(_ subject: String, _ pattern: String) -> Bool {
    var subject = subject, pattern = pattern
    if let result = subject.withUTF8({ subject in pattern.withUTF8 { holds(subject, $0) } }) {
      return result
    }
    return switch operation {
    case .equal: folded(subject) == folded(pattern)
    case .notEqual: folded(subject) != folded(pattern)
    case .contains:
      // No text contains the empty text in Foundation. SQL's instr and Core Data do the same.
      pattern.isEmpty ? false : folded(subject).contains(folded(pattern))
    case .beginsWith: folded(subject).hasPrefix(folded(pattern))
    case .endsWith: folded(subject).hasSuffix(folded(pattern))
    case .like: Self.isLike(Array(folded(subject)), Array(folded(pattern)))
    case .matches: matches(subject, pattern)
    case .lessThan: folded(subject) < folded(pattern)
    case .lessOrEqual: folded(subject) <= folded(pattern)
    case .greaterThan: folded(subject) > folded(pattern)
    case .greaterOrEqual: folded(subject) >= folded(pattern)
    }
  }

  private func folded(_ text: String) -> String {
    var folding: String.CompareOptions = []
    if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
    guard !folding.isEmpty else { return text }
    return text.folding(options: folding, locale: options.contains(.localized) ? .current : nil)
  }

  private func matches(_ subject: String, _ pattern: String) -> Bool {
    var compare: String.CompareOptions = [.regularExpression]
    if options.contains(.caseInsensitive) { compare.insert(.caseInsensitive) }
    return subject.range(of: "^(?:\(pattern))$", options: compare) != nil
  }

  /// `?` is one character, `*` any number of them.
  static func isLike(_ text: [Character], _ pattern: [Character]) -> Bool {
    var t = 0, p = 0
    var star: (p: Int, t: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, t)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == text[t] {
        p += 1
        t += 1
      } else if let (starP, starT) = star {
        p = starP + 1
        t = starT + 1
        star = (starP, t)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
