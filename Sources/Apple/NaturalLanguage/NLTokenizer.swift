import Foundation
import _FoundationICU

/// The parts of a text: words and sentences by ICU's rules (UAX #29), paragraphs by their separators.
///
/// Source: https://developer.apple.com/documentation/naturallanguage/nltokenizer
open class NLTokenizer: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let numeric = Self(rawValue: 1)
    public static let symbolic = Self(rawValue: 2)
    public static let emoji = Self(rawValue: 4)
  }

  open private(set) var unit: NLTokenUnit
  open var string: String?
  private var language = ""

  public init(unit: NLTokenUnit) { self.unit = unit }
  open func setLanguage(_ language: NLLanguage) { self.language = language.rawValue }

  /// Tokens in the range, each with its attributes, until the block gives false. Spaces and punctuation are no words.
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    for token in all() where token.range.overlaps(range) {
      guard block(token.range, token.attributes) else { return }
    }
  }
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    all().map(\.range).filter { $0.overlaps(range) }
  }
  /// The token at a place; an empty range where there is none.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    all().map(\.range).first { $0.contains(index) } ?? index..<index
  }

  private func all() -> [(range: Range<String.Index>, attributes: Attributes)] {
    guard let string, !string.isEmpty else { return [] }
    switch unit {
    case .document: return [(string.startIndex..<string.endIndex, [])]
    case .paragraph:
      var found: [(range: Range<String.Index>, attributes: Attributes)] = []
      string.enumerateSubstrings(in: string.startIndex..., options: .byParagraphs) {
        _, _, enclosing, _ in found.append((enclosing, []))
      }
      return found
    case .word: return boundaries(UBRK_WORD)
    case .sentence: return boundaries(UBRK_SENTENCE)
    }
  }

  private func boundaries(
    _ kind: UBreakIteratorType
  ) -> [(range: Range<String.Index>, attributes: Attributes)] {
    guard let string else { return [] }
    let units = Array(string.utf16)
    var found: [(range: Range<String.Index>, attributes: Attributes)] = []
    var status = U_ZERO_ERROR
    units.withUnsafeBufferPointer { units in
      guard
        let iterator = swift_ubrk_open(
          kind, language, units.baseAddress, Int32(clamping: units.count), &status),
        status.rawValue <= U_ZERO_ERROR.rawValue
      else { return }
      defer { swift_ubrk_close(iterator) }
      var start = Int(swift_ubrk_first(iterator))
      while case let next = Int(swift_ubrk_next(iterator)), next >= 0 {
        defer { start = next }
        let rule = Int(swift_ubrk_getRuleStatus(iterator))
        let range =
          String.Index(utf16Offset: start, in: string)..<String.Index(utf16Offset: next, in: string)
        // Rules from 100 on are numbers, letters, kana and ideographs; those before are spaces and punctuation.
        let isEmoji = string[range].unicodeScalars.contains { $0.properties.isEmojiPresentation }
        if kind == UBRK_WORD, rule < 100, !isEmoji { continue }
        let isNumber = kind == UBRK_WORD && (100..<200).contains(rule)
        found.append((range, isEmoji ? .emoji : isNumber ? .numeric : []))
      }
    }
    return found
  }
}
