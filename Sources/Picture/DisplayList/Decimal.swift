import Foundation

/// A number as it is written to SVG and JSON: at most `places` decimals (0…6), no trailing zeros, no
/// exponent, a point whatever the locale. What isn't finite is 0.
package func decimal(_ value: CGFloat, places: Int = 4) -> String {
  var scale = 1
  for _ in 0..<places { scale *= 10 }
  guard value.isFinite else { return "0" }
  let scaled = (Double(value) * Double(scale)).rounded()
  guard abs(scaled) < 9e15 else { return value < 0 ? "-9000000000" : "9000000000" }
  let units = Int(clamping: scaled)
  var part = units.magnitude % UInt(clamping: scale)
  var digits = part == 0 ? 0 : places
  while digits > 0, part % 10 == 0 {
    part /= 10
    digits -= 1
  }
  return String(unsafeUninitializedCapacity: 24) { text in
    // From the last digit to the first, then moved to the front.
    var start = 24
    func put(_ digit: UInt) {
      start -= 1
      text[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
    }
    for _ in 0..<digits {
      put(part % 10)
      part /= 10
    }
    if digits > 0 {
      start -= 1
      text[start] = UInt8(ascii: ".")
    }
    var whole = units.magnitude / UInt(clamping: scale)
    repeat {
      put(whole % 10)
      whole /= 10
    } while whole > 0
    if units < 0 {
      start -= 1
      text[start] = UInt8(ascii: "-")
    }
    let count = 24 - start
    for i in 0..<count { text[i] = text[start + i] }
    return count
  }
}
