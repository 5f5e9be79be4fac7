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
  let whole = abs(units) / scale
  var part = abs(units) % scale
  var text = (units < 0 ? "-" : "") + String(whole)
  guard part > 0 else { return text }
  var digits = places
  while part % 10 == 0 {
    part /= 10
    digits -= 1
  }
  let fraction = String(part)
  text += "." + String(repeating: "0", count: digits - fraction.count) + fraction
  return text
}
