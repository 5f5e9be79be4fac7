import _FoundationICU

/// The line break opportunities of a text, by Unicode's rules (UAX #14) with ICU's tailoring for
/// the language and its dictionaries for Thai, Lao, Khmer and Burmese; but never between two
/// letters of Hangul: Apple's texts keep Korean words whole
/// (`NSParagraphStyle.LineBreakStrategy.hangulWordPriority`). Keeps one iterator a language:
/// opening one costs more than most texts.
final class LineBreakOpportunities {
  private var iterators: [String: OpaquePointer] = [:]

  // lint: allow order, all are closed
  deinit { for iterator in iterators.values { swift_ubrk_close(iterator) } }

  /// The line break opportunities of a text: for each UTF-16 unit, whether a line may end before it.
  func positions(in units: [UInt16], language: String) -> [Bool] {
    var allowed = [Bool](repeating: false, count: units.count + 1)
    guard let iterator = iterator(for: language) else {
      for i in units.indices.dropFirst() where units[i - 1] == 0x20 && units[i] != 0x20 {
        allowed[i] = true
      }
      return allowed
    }
    units.withUnsafeBufferPointer { units in
      var status = U_ZERO_ERROR
      swift_ubrk_setText(iterator, units.baseAddress, Int32(clamping: units.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return }
      _ = swift_ubrk_first(iterator)
      while case let next = swift_ubrk_next(iterator), next >= 0 {
        let next = Int(next)
        let isInWord =
          next > 0 && next < units.count && Self.isHangul(units[next - 1])
          && Self.isHangul(units[next])
        allowed[next] = !isInWord
      }
    }
    return allowed
  }

  private static func isHangul(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FB: return true
    default: return false
    }
  }

  private func iterator(for language: String) -> OpaquePointer? {
    if let known = iterators[language] { return known }
    var status = U_ZERO_ERROR
    guard let opened = swift_ubrk_open(UBRK_LINE, language, nil, 0, &status),
      status.rawValue <= U_ZERO_ERROR.rawValue
    else { return nil }
    iterators[language] = opened
    return opened
  }
}
