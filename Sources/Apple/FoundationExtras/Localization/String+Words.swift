import Foundation
import _FoundationICU

// Foundation on Linux has the names of words and sentences, and none can be used.

extension NSString.EnumerationOptions {
  public static let byWords = NSString.EnumerationOptions(rawValue: 3)
  public static let bySentences = NSString.EnumerationOptions(rawValue: 4)
}

extension String {
  /// Calls a block with each part of a kind: words and sentences by Unicode's boundaries (UAX 29) as ICU finds them, without
  /// the spaces and signs between words; other kinds by Foundation.
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>,
        inout Bool
      ) -> Void
  ) where R.Bound == Index {
    let range = range.relative(to: self)
    let kind = opts.rawValue & 0xFF
    guard kind == 3 || kind == 4 else {
      self[...].enumerateSubstrings(in: range, options: opts, body)
      return
    }
    var parts = TextParts.ranges(of: String(self[range]), areWords: kind == 3)
    if opts.contains(.reverse) { parts.reverse() }
    var stop = false
    for (part, enclosing) in parts {
      let found = place(part, from: range.lowerBound)
      let outer = place(enclosing, from: range.lowerBound)
      let text = opts.contains(.substringNotRequired) ? nil : String(self[found])
      body(text, found, outer, &stop)
      if stop { return }
    }
  }

  private func place(_ range: Range<Int>, from start: Index) -> Range<Index> {
    let lower = utf16.index(start, offsetBy: range.lowerBound, limitedBy: endIndex) ?? endIndex
    let upper = utf16.index(lower, offsetBy: range.count, limitedBy: endIndex) ?? endIndex
    return lower..<upper
  }
}

/// The words or sentences of a text.
enum TextParts {
  /// - Returns: the ranges in UTF-16 code units, each with that which reaches to the next part.
  static func ranges(of text: String, areWords: Bool) -> [(Range<Int>, Range<Int>)] {
    let units = Array(text.utf16)
    var status = U_ZERO_ERROR
    let iterator = units.withUnsafeBufferPointer {
      swift_ubrk_open(
        areWords ? UBRK_WORD : UBRK_SENTENCE, "", $0.baseAddress, Int32(clamping: units.count),
        &status)
    }
    guard let iterator, status.rawValue <= U_ZERO_ERROR.rawValue else { return [] }
    defer { swift_ubrk_close(iterator) }
    // The iterator refers to the text, which must not move in the meantime.
    return units.withUnsafeBufferPointer { buffer in
      swift_ubrk_setText(iterator, buffer.baseAddress, Int32(clamping: units.count), &status)
      var parts: [Range<Int>] = []
      var start = Int(swift_ubrk_first(iterator))
      while true {
        let next = swift_ubrk_next(iterator)
        // UBRK_DONE
        guard next >= 0 else { break }
        // Below 100 are spaces and signs (UBRK_WORD_NONE_LIMIT).
        if !areWords || swift_ubrk_getRuleStatus(iterator) >= 100 {
          parts.append(start..<Int(next))
        }
        start = Int(next)
      }
      return parts.enumerated().map { index, part in
        let end = index + 1 < parts.count ? parts[index + 1].lowerBound : units.count
        return (part, (index == 0 ? 0 : part.lowerBound)..<max(end, part.upperBound))
      }
    }
  }
}
