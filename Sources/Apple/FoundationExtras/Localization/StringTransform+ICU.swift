import Foundation
import _FoundationICU

extension StringTransform {
  /// The identifier of ICU's transliterator for this transform. On Linux the raw value of a constant is the name of Core
  /// Foundation's constant, which ICU doesn't know; any other raw value is ICU's identifier, or its rules.
  var transliterator: String {
    switch self {
    case .toLatin: "Any-Latin"
    case .latinToKatakana: "Latin-Katakana"
    case .latinToHiragana: "Latin-Hiragana"
    case .latinToHangul: "Latin-Hangul"
    case .latinToArabic: "Latin-Arabic"
    case .latinToHebrew: "Latin-Hebrew"
    case .latinToThai: "Latin-Thai"
    case .latinToCyrillic: "Latin-Cyrillic"
    case .latinToGreek: "Latin-Greek"
    case .mandarinToLatin: "Han-Latin"
    case .hiraganaToKatakana: "Hiragana-Katakana"
    case .fullwidthToHalfwidth: "Fullwidth-Halfwidth"
    case .toXMLHex: "Any-Hex/XML"
    case .toUnicodeName: "Any-Name"
    case .stripCombiningMarks: "NFD; [:Mn:] Remove; NFC"
    case .stripDiacritics: "NFD; [:Diacritic:] Remove; NFC"
    default: rawValue
    }
  }

  /// The greatest length of a text that is transformed, in UTF-16 code units: ICU counts in 32 bits.
  private static let longestText = 1 << 24

  /// The text after this transform; nil where ICU doesn't know it, or refuses the text.
  func applied(to text: String, reverse: Bool) -> String? {
    let identifier = Array(transliterator.utf16)
    let source = Array(text.utf16)
    var status = U_ZERO_ERROR
    var place = UParseError()
    guard source.count <= StringTransform.longestText,
      let transliterator = swift_utrans_openU(
        identifier, Int32(clamping: identifier.count), reverse ? UTRANS_REVERSE : UTRANS_FORWARD,
        nil, 0, &place, &status)
    else { return nil }
    defer { swift_utrans_close(transliterator) }
    guard status.isSuccess else { return nil }
    // A character can become a long name in braces; the room grows until the text has its place.
    var room = source.count * 2 + 16
    while room <= StringTransform.longestText * 64 {
      var units = source + Array(repeating: 0, count: room - source.count)
      var count = Int32(clamping: source.count)
      var limit = count
      status = U_ZERO_ERROR
      swift_utrans_transUChars(
        transliterator, &units, &count, Int32(clamping: room), 0, &limit, &status)
      if status == U_BUFFER_OVERFLOW_ERROR {
        room = max(Int(count) + 1, room * 2)
        continue
      }
      return status.isSuccess
        ? String(decoding: units.prefix(Int(count)), as: UTF16.self) : nil
    }
    return nil
  }
}

extension StringTransform {
  /// Apple's name of `latinToGreen`, which Foundation on Linux misspells.
  public static var latinToGreek: StringTransform { .latinToGreen }
}

extension StringProtocol {
  /// The text after a transform of ICU, such as `.hiraganaToKatakana` or `StringTransform("Any-Latin; Latin-ASCII")`.
  ///
  /// - Parameters:
  ///   - transform: one of the constants, or an identifier or rules of ICU as its raw value.
  ///   - reverse: whether the inverse is applied.
  /// - Returns: nil where ICU doesn't know the transform, or it has no inverse.
  ///
  /// Source: https://developer.apple.com/documentation/foundation/nsstring/applyingtransform(_:reverse:)
  public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
    transform.applied(to: String(self), reverse: reverse)
  }
}

extension NSString {
  /// The string after the transform: see `StringProtocol.applyingTransform(_:reverse:)`.
  public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
    (self as String).applyingTransform(transform, reverse: reverse)
  }
}
