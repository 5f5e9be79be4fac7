import Foundation

extension TextComparison {
  /// Whether the comparison holds of two texts in UTF-8, without making strings of them.
  ///
  /// - Returns: nil for what is left to strings: another operation than those below, a character beyond ASCII, a carriage
  ///   return, which is one character with the line feed after it, and an `i` where the locale may have capitals of its
  ///   own for it.
  func holds(
    _ subject: UnsafeBufferPointer<UInt8>, _ pattern: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    guard subject.allSatisfy(Self.isPlain), pattern.allSatisfy(Self.isPlain) else { return nil }
    if options.contains(.localized), pattern.contains(where: { $0 | 0x20 == 0x69 }),
      Self.hasDottedCapitals(Locale.current)
    {
      return nil
    }
    switch operation {
    case .equal: return subject.count == pattern.count && matches(subject, pattern, at: 0)
    case .notEqual: return subject.count != pattern.count || !matches(subject, pattern, at: 0)
    case .beginsWith: return subject.count >= pattern.count && matches(subject, pattern, at: 0)
    case .endsWith:
      let start = subject.count - pattern.count
      return start >= 0 && matches(subject, pattern, at: start)
    case .contains:
      guard !pattern.isEmpty, subject.count >= pattern.count else { return false }
      return (0...subject.count - pattern.count).contains { matches(subject, pattern, at: $0) }
    case .like, .matches, .lessThan, .lessOrEqual, .greaterThan, .greaterOrEqual: return nil
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool { byte < 0x80 && byte != 0x0D }

  private func matches(
    _ subject: UnsafeBufferPointer<UInt8>, _ pattern: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    let folds = options.contains(.caseInsensitive)
    for index in pattern.indices {
      let a = subject[start + index], b = pattern[index]
      guard a == b || folds && Self.small(a) == Self.small(b) else { return false }
    }
    return true
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// Whether a locale's language pairs `i` with another capital than `I`, or keeps its dot.
  private static func hasDottedCapitals(_ locale: Locale) -> Bool {
    ["tr", "az", "lt"].contains(String(locale.identifier.prefix { $0.isLetter }))
  }
}
