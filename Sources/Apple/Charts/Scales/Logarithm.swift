import Foundation

/// The logarithm to base ten by plain operations, so that all machines get the same position.
func decimalLogarithm(_ value: Double) -> Double {
  guard value > 0, value.isFinite else { return -Double.infinity }
  // A mantissa in √½…√2 leaves a short series.
  var mantissa = value.significand
  var exponent = Double(value.exponent)
  if mantissa > 2.0.squareRoot() {
    mantissa /= 2
    exponent += 1
  }
  let t = (mantissa - 1) / (mantissa + 1)
  let square = t * t
  var term = t
  var sum = 0.0
  var odd = 1.0
  for _ in 0..<16 {
    sum += term / odd
    term *= square
    odd += 2
  }
  // ln 2 and 1 / ln 10.
  return (exponent * 0.693147180559945309 + 2 * sum) * 0.434294481903251828
}

/// Ten to a power.
func powerOfTen(_ exponent: Int) -> Double {
  var result = 1.0
  for _ in 0..<min(abs(exponent), 320) { result *= 10 }
  return exponent < 0 ? 1 / result : result
}
