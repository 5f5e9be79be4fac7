/// The order of texts by the root collation of Unicode with numbers by their value, as far as plain letters and digits
/// of ASCII decide it.
///
/// The root collation (https://www.unicode.org/reports/tr10/) compares primary weights first: digits before letters, and
/// letters of ASCII by the alphabet, whatever their case. Where the first difference of two texts is one of primary
/// weights, what follows it changes nothing. All else is left to the collator.
enum RootOrder {
  /// - Returns: a negative or a positive number; nil where the collator is to be asked.
  static func compare(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int32? {
    let count = min(a.count, b.count)
    var index = 0
    // Letters of other scripts can join with those that follow them: what is equal is ASCII too.
    while index < count, a[index] == b[index] {
      guard a[index] < 0x80 else { return nil }
      index += 1
    }
    guard index < count else { return nil }
    let first = weight(a[index]), second = weight(b[index])
    guard first > 0, second > 0 else { return nil }
    let isInNumber = index > 0 && isDigit(a[index - 1])
    if first <= 10 || second <= 10, isInNumber || (first <= 10 && second <= 10) {
      return numbers(a, b, index)
    }
    return first == second ? nil : first < second ? -1 : 1
  }

  /// The order of the numbers in which texts differ; nil where they are equal.
  private static func numbers(
    _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, _ difference: Int
  ) -> Int32? {
    var start = difference
    while start > 0, isDigit(a[start - 1]) { start -= 1 }
    let first = number(a, start), second = number(b, start)
    guard !first.isEmpty, !second.isEmpty, first.count < 200, second.count < 200 else { return nil }
    if first.count != second.count { return first.count < second.count ? -1 : 1 }
    for (x, y) in zip(first, second) where x != y { return x < y ? -1 : 1 }
    return nil
  }

  /// The digits from a place on, without zeros in front.
  private static func number(
    _ text: UnsafeRawBufferPointer, _ start: Int
  ) -> Slice<UnsafeRawBufferPointer> {
    var first = start
    while first < text.count, text[first] == 0x30 { first += 1 }
    var end = first
    while end < text.count, isDigit(text[end]) { end += 1 }
    return text[first..<end]
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// The place among digits and letters: 1 to 10, and from 11 on; 0 for anything else.
  private static func weight(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x30...0x39: byte - 0x30 + 1
    case 0x41...0x5A: byte - 0x41 + 11
    case 0x61...0x7A: byte - 0x61 + 11
    default: 0
    }
  }
}
