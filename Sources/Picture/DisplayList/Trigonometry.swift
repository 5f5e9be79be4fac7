/// Sine and cosine whose last bit doesn't depend on the C library: libm's answers differ
/// between versions and processors, and with them pixels at a shape's edge.
///
/// The argument is reduced to ±π/4 with a two-part π/2, then put through the Taylor series up to
/// the 15th degree, in plain IEEE operations; the error is below 1e-15 for |x| < 1e6 radians.
package func sine(_ radians: Double) -> Double { reduced(radians, shift: 0) }

/// See ``sine(_:)``.
package func cosine(_ radians: Double) -> Double { reduced(radians, shift: 1) }

package func tangent(_ radians: Double) -> Double { sine(radians) / cosine(radians) }

/// The angle of the vector (x, y) in radians, −π…π, from IEEE operations alone.
package func arctangent2(_ y: Double, _ x: Double) -> Double {
  if x == 0 && y == 0 { return 0 }
  let swap = abs(y) > abs(x)
  let t = swap ? x / y : y / x
  var angle = arctangent(t)
  if swap { angle = (t >= 0 ? Double.pi / 2 : -Double.pi / 2) - angle }
  if swap { return y < 0 ? (angle > 0 ? angle - .pi : angle) : (angle < 0 ? angle + .pi : angle) }
  if x < 0 { return y >= 0 ? angle + .pi : angle - .pi }
  return angle
}

private func arctangent(_ t: Double) -> Double {
  // Two halvings (atan t = 2·atan(t / (1 + √(1 + t²)))) bring |t| ≤ 1 under 0.2.
  let once = t / (1 + (1 + t * t).squareRoot())
  let u = once / (1 + (1 + once * once).squareRoot())
  let u2 = u * u
  var sum = 0.0
  var k = 21.0
  while k > 0 {
    sum = 1 / k - u2 * sum
    k -= 2
  }
  return 4 * u * sum
}

private func reduced(_ x: Double, shift: Int) -> Double {
  guard x.isFinite else { return 0 }
  // Whole turns don't change the result, and their quarters would overflow an integer.
  let x = abs(x) < 1e15 ? x : x.truncatingRemainder(dividingBy: 2 * .pi)
  let quadrant = (x * (2 / Double.pi)).rounded()
  let r = (x - quadrant * 1.5707963267948966) - quadrant * 6.123233995736766e-17
  let q = (Int(clamping: quadrant) + shift) & 3
  let r2 = r * r
  if q & 1 == 0 {
    var s = 1.0
    for n in stride(from: 14.0, through: 2.0, by: -2.0) { s = 1 - s * r2 / (n * (n + 1)) }
    return q == 0 ? r * s : -r * s
  }
  var c = 1.0
  for n in stride(from: 15.0, through: 1.0, by: -2.0) { c = 1 - c * r2 / (n * (n + 1)) }
  return q == 1 ? c : -c
}
