import Foundation
import _FoundationICU

/// A number with its unit, as ICU writes it for a locale.
struct UnitNumber {
  var text: String
  /// The range of the number in the text, in UTF-16; nil where there are several numbers, or none.
  private var digits: Range<Int>?
  /// The number shown, after any conversion.
  private(set) var value: Double

  /// - Parameter skeleton: the format as a number skeleton of ICU's.
  /// - Returns: nil where ICU can't read the skeleton.
  init?(_ value: Double, skeleton: String, locale: Locale) {
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    guard
      let formatter = swift_unumf_openForSkeletonAndLocale(
        units, Int32(clamping: units.count), locale.identifier, &status)
    else { return nil }
    defer { swift_unumf_close(formatter) }
    guard status.isSuccess, let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard
      let text = String.fromICU({ swift_unumf_resultToString(result, $0, $1, &status) }),
      status.isSuccess
    else { return nil }
    self.text = text
    digits = UnitNumber.digits(of: result)
    var decimal = [CChar](repeating: 0, count: 64)
    let count = swift_unumf_resultToDecimalNumber(result, &decimal, 64, &status)
    let bytes = decimal.prefix(Int(max(count, 0))).map { UInt8(bitPattern: $0) }
    self.value = Double(String(decoding: bytes, as: UTF8.self)) ?? value
  }

  /// The text with its number written by a function; unchanged where the number's range isn't known.
  func replacingNumber(_ write: (Double) -> String) -> String {
    guard let digits else { return text }
    let units = Array(text.utf16)
    return String(decoding: units[..<digits.lowerBound], as: UTF16.self) + write(value)
      + String(decoding: units[digits.upperBound...], as: UTF16.self)
  }

  /// The range, in UTF-16, from the number's sign to its last digit; nil where there are several numbers, or none.
  private static func digits(of result: OpaquePointer) -> Range<Int>? {
    var status = U_ZERO_ERROR
    guard let fields = swift_ufieldpositer_open(&status) else { return nil }
    defer { swift_ufieldpositer_close(fields) }
    swift_unumf_resultGetAllFieldPositions(result, fields, &status)
    var range: Range<Int>?
    var integers = 0
    var begin: Int32 = 0
    var end: Int32 = 0
    while case let field = swift_ufieldpositer_next(fields, &begin, &end), field >= 0 {
      switch UNumberFormatFields(rawValue: UInt32(bitPattern: field)) {
      case UNUM_INTEGER_FIELD: integers += 1
      case UNUM_FRACTION_FIELD, UNUM_DECIMAL_SEPARATOR_FIELD, UNUM_GROUPING_SEPARATOR_FIELD,
        UNUM_SIGN_FIELD:
        break
      default: continue
      }
      let span = Int(begin)..<Int(end)
      range =
        range.map {
          min($0.lowerBound, span.lowerBound)..<max($0.upperBound, span.upperBound)
        } ?? span
    }
    return integers == 1 ? range : nil
  }
}

extension UErrorCode {
  var isSuccess: Bool { rawValue <= U_ZERO_ERROR.rawValue }
}

extension String {
  /// The text that a call of ICU writes into a buffer of UTF-16; nil where ICU reports an error, or a text of more
  /// than 512 units.
  static func fromICU(_ write: (UnsafeMutablePointer<UInt16>, Int32) -> Int32) -> String? {
    var buffer = [UInt16](repeating: 0, count: 512)
    let count = buffer.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { write($0, Int32(clamping: buffer.count)) } ?? 0
    }
    guard count >= 0, count <= buffer.count else { return nil }
    return String(decoding: buffer[..<Int(count)], as: UTF16.self)
  }
}
