import Foundation

/// Conversions into sRGB. Powers are made of roots by Newton's method, in plain IEEE operations:
/// libm's `pow` answers differently from one C library to the next.
enum ColorSpace {
  /// IEC 61966-2-1's curve, and the matrices of Display P3 and sRGB (both D65) multiplied.
  static func sRGB(fromDisplayP3 p3: (Double, Double, Double)) -> (Double, Double, Double) {
    let r = linear(p3.0)
    let g = linear(p3.1)
    let b = linear(p3.2)
    return (
      encoded(1.2249401762805598 * r - 0.2249401762805598 * g),
      encoded(-0.0420569547096881 * r + 1.0420569547096881 * g),
      encoded(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b)
    )
  }

  static func sRGB(fromGray22 value: Double) -> Double {
    guard value > 0 else { return 0 }
    // x^2.2 = x² · x^(1/5)
    return encoded(value * value * root(value, 5))
  }

  private static func linear(_ value: Double) -> Double {
    if value <= 0.04045 { return value / 12.92 }
    // x^2.4 = x² · (x^(1/5))²
    let x = (value + 0.055) / 1.055
    let fifth = root(x, 5)
    return x * x * fifth * fifth
  }

  private static func encoded(_ value: Double) -> Double {
    if value <= 0.0031308 { return value * 12.92 }
    // x^(1/2.4) = (x^(1/12))^5, and a twelfth root is two square roots of a cube root.
    let twelfth = root(value, 3).squareRoot().squareRoot()
    let squared = twelfth * twelfth
    return 1.055 * squared * squared * twelfth - 0.055
  }

  private static func root(_ value: Double, _ degree: Int) -> Double {
    guard value > 0 else { return 0 }
    let n = Double(degree)
    var guess = max(value, 1)
    for _ in 0..<100 {
      var power = 1.0
      for _ in 1..<degree { power *= guess }
      let next = ((n - 1) * guess + value / power) / n
      if next == guess { break }
      guess = next
    }
    return guess
  }
}
