import Foundation
import _FoundationICU

/// The comparison of texts by a locale, as Foundation does it, without making strings of the bytes.
///
/// It asks the collator of ICU that Foundation asks, and Foundation itself where that finds no difference between
/// texts of different bytes. One thread at a time uses it.
final class TextCollator {
  private let order: TextOrder
  private let collator: OpaquePointer
  /// Whether the locale has no rules of its own, as English: then ``RootOrder`` answers most comparisons.
  private let isRoot: Bool

  /// - Returns: nil for another order than the Finder's, or where ICU has no collator. Foundation's
  ///   `localizedCompare(_:)` distinguishes full-width letters in another way than ICU.
  init?(_ order: TextOrder, locale: Locale = .current) {
    guard order == .localizedStandard else { return nil }
    var status = U_ZERO_ERROR
    guard let collator = swift_ucol_open(locale.identifier, &status) else { return nil }
    swift_ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else {
      swift_ucol_close(collator)
      return nil
    }
    self.order = order
    self.collator = collator
    var length: Int32 = 0
    _ = swift_ucol_getRules(collator, &length)
    isRoot = length == 0
  }

  deinit { swift_ucol_close(collator) }

  /// The order of two texts in UTF-8: negative, zero or positive.
  func compare(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int32 {
    guard let first = a.baseAddress, let second = b.baseAddress else {
      return Int32((a.count - b.count).signum())
    }
    if a.count == b.count, memcmp(first, second, a.count) == 0 { return 0 }
    if isRoot, let result = RootOrder.compare(a, b) { return result }
    var status = U_ZERO_ERROR
    let result = swift_ucol_strcollUTF8(
      collator, first.assumingMemoryBound(to: CChar.self), Int32(clamping: a.count),
      second.assumingMemoryBound(to: CChar.self), Int32(clamping: b.count), &status)
    if result != UCOL_EQUAL, status.rawValue <= U_ZERO_ERROR.rawValue {
      return Int32(result.rawValue)
    }
    return Int32(
      clamping: order.compare(
        String(decoding: a, as: UTF8.self), String(decoding: b, as: UTF8.self)
      )
      .rawValue)
  }

  func compare(_ a: String, _ b: String) -> ComparisonResult {
    var a = a, b = b
    let result = a.withUTF8 { a in
      b.withUTF8 { b in compare(UnsafeRawBufferPointer(a), UnsafeRawBufferPointer(b)) }
    }
    return result == 0 ? .orderedSame : result < 0 ? .orderedAscending : .orderedDescending
  }
}
