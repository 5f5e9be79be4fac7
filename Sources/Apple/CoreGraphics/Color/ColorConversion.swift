import DisplayList

/// Between sRGB, its linear form and Display P3, with IEEE operations alone: `pow` differs in its
/// last bit from one C library to the next.
package enum ColorConversion {
  /// sRGB's transfer function (IEC 61966-2-1), mirrored below zero.
  package static func linear(_ v: Double) -> Double {
    let a = abs(v)
    let result = a <= 0.04045 ? a / 12.92 : power12over5((a + 0.055) / 1.055)
    return v < 0 ? -result : result
  }

  package static func encoded(_ v: Double) -> Double {
    let a = abs(v)
    let result = a <= 0.0031308 ? a * 12.92 : 1.055 * power5over12(a) - 0.055
    return v < 0 ? -result : result
  }

  package static func fromLinear(_ c: RGBA) -> RGBA {
    RGBA(encoded(c.red), encoded(c.green), encoded(c.blue), c.alpha)
  }

  /// The nearest that sRGB has: components outside are cut off.
  package static func fromDisplayP3(_ c: RGBA) -> RGBA {
    let r = linear(c.red), g = linear(c.green), b = linear(c.blue)
    // Both have the D65 white point, so the matrix is that of the primaries alone.
    return RGBA(
      unit(encoded(1.2249401762805598 * r - 0.2249401762805598 * g)),
      unit(encoded(-0.0420569547096881 * r + 1.0420569547096881 * g)),
      unit(
        encoded(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b)),
      c.alpha)
  }

  package static func toLinear(_ c: RGBA) -> RGBA {
    RGBA(linear(c.red), linear(c.green), linear(c.blue), c.alpha)
  }

  /// The inverse of ``fromDisplayP3(_:)``'s matrix.
  package static func toDisplayP3(_ c: RGBA) -> RGBA {
    let r = linear(c.red), g = linear(c.green), b = linear(c.blue)
    return RGBA(
      encoded(0.8224619687143623 * r + 0.1775380312856377 * g),
      encoded(0.0331941988509616 * r + 0.9668058011490385 * g),
      encoded(0.0170826307211200 * r + 0.0723974406639635 * g + 0.9105199286149165 * b), c.alpha)
  }

  private static func unit(_ v: Double) -> Double { min(max(v, 0), 1) }

  package static func cubeRoot(_ x: Double) -> Double { x < 0 ? -root(-x, 3) : root(x, 3) }

  /// x^2.4 = x² · (x²)^(1/5)
  private static func power12over5(_ x: Double) -> Double {
    x * x * root(x * x, 5)
  }

  /// x^(5/12): the cube root of the fourth root of x⁵.
  private static func power5over12(_ x: Double) -> Double {
    root((x * x * x * x * x).squareRoot().squareRoot(), 3)
  }

  /// The root of a number, by Newton's method from above, until it no longer decreases.
  private static func root(_ x: Double, _ n: Int) -> Double {
    guard x > 0, x.isFinite else { return 0 }
    var guess = max(x, 1)
    while true {
      var power = 1.0
      for _ in 1..<n { power *= guess }
      let next = guess - (guess - x / power) / Double(n)
      if next >= guess { return guess }
      guess = next
    }
  }
}
