import Foundation
import SwiftUI

/// The color of an initialiser that a missing module adds to Apple's: nearly all such take red, green and blue in
/// hexadecimal digits, as `#1E90FF`, `1e90ff` and `#19F`, or as a number, 0x1E90FF. Gray for other values.
///
/// - Parameter value: the initialiser's first argument.
public func _stubColor(_ value: Any?) -> Color {
  let number: UInt64? =
    switch value {
    case let text as String: hexadecimal(text)
    case let number as any BinaryInteger: UInt64(exactly: number)
    default: nil
    }
  guard let number, number <= 0xFFFFFF else { return .gray }
  func part(_ shift: UInt64) -> Double { Double(number >> shift & 0xFF) / 255 }
  return Color(.sRGB, red: part(16), green: part(8), blue: part(0))
}

/// The number of six hexadecimal digits, or of three that are doubled.
private func hexadecimal(_ text: String) -> UInt64? {
  var digits = text.trimmingCharacters(in: .whitespaces)
  for start in ["#", "0x", "0X"] where digits.hasPrefix(start) {
    digits.removeFirst(start.count)
    break
  }
  if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
  guard digits.count == 6, digits.allSatisfy(\.isHexDigit) else { return nil }
  return UInt64(digits, radix: 16)
}
