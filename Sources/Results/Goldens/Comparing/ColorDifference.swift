import DisplayList

/// The perceived difference of two colours: CIE ΔE*ab 2000 with the parametric factors 1, as in Sharma, Wu, Dalal,
/// "The CIEDE2000 Color-Difference Formula" (2005). From IEEE operations alone, so that it is the same on
/// every machine. 0 for equal colours, about 1 for the least difference that an eye can see, 100 from black to white.
package enum ColorDifference {
  package struct Lab: Hashable, Sendable {
    package var l: Double, a: Double, b: Double
    package init(l: Double, a: Double, b: Double) {
      self.l = l
      self.a = a
      self.b = b
    }
  }

  /// A colour in sRGB, 0…255 each, under D65.
  package static func lab(red: Int, green: Int, blue: Int) -> Lab {
    let r = linear[red], g = linear[green], b = linear[blue]
    // sRGB's primaries (IEC 61966-2-1), divided by the white point.
    let x = (0.412_456_4 * r + 0.357_576_1 * g + 0.180_437_5 * b) / 0.950_47
    let y = 0.212_672_9 * r + 0.715_152_2 * g + 0.072_175_0 * b
    let z = (0.019_333_9 * r + 0.119_192_0 * g + 0.950_304_1 * b) / 1.088_83
    func f(_ t: Double) -> Double {
      t > 216.0 / 24389 ? root(t, 3) : (24389.0 / 27 * t + 16) / 116
    }
    let (fx, fy, fz) = (f(x), f(y), f(z))
    return Lab(l: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
  }

  package static func deltaE(_ p: Lab, _ q: Lab) -> Double {
    let c1 = (p.a * p.a + p.b * p.b).squareRoot(), c2 = (q.a * q.a + q.b * q.b).squareRoot()
    let mean7 = seventhPower((c1 + c2) / 2)
    let g = 0.5 * (1 - (mean7 / (mean7 + seventhPower(25))).squareRoot())
    let a1 = (1 + g) * p.a, a2 = (1 + g) * q.a
    let d1 = (a1 * a1 + p.b * p.b).squareRoot(), d2 = (a2 * a2 + q.b * q.b).squareRoot()
    let h1 = hue(a1, p.b), h2 = hue(a2, q.b)
    let isGray = d1 * d2 == 0
    var turn = isGray ? 0 : h2 - h1
    if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
    let dL = q.l - p.l, dC = d2 - d1
    let dH = 2 * (d1 * d2).squareRoot() * sine(turn / 2)
    let meanL = (p.l + q.l) / 2, meanC = (d1 + d2) / 2
    var meanH = h1 + h2
    if !isGray {
      if abs(h1 - h2) > .pi { meanH += meanH < 2 * .pi ? 2 * .pi : -2 * .pi }
      meanH /= 2
    }
    func degrees(_ value: Double) -> Double { value * .pi / 180 }
    let t =
      1 - 0.17 * cosine(meanH - degrees(30)) + 0.24 * cosine(2 * meanH)
      + 0.32 * cosine(3 * meanH + degrees(6)) - 0.20 * cosine(4 * meanH - degrees(63))
    let away = (meanH / .pi * 180 - 275) / 25
    let rotation = 60 * exponential(-away * away)
    let c7 = seventhPower(meanC)
    let rc = 2 * (c7 / (c7 + seventhPower(25))).squareRoot()
    let l50 = (meanL - 50) * (meanL - 50)
    let sl = 1 + 0.015 * l50 / (20 + l50).squareRoot()
    let sc = 1 + 0.045 * meanC, sh = 1 + 0.015 * meanC * t
    let l = dL / sl, c = dC / sc, h = dH / sh
    return max(0, l * l + c * c + h * h - sine(degrees(rotation)) * rc * c * h).squareRoot()
  }

  private static func hue(_ a: Double, _ b: Double) -> Double {
    if a == 0 && b == 0 { return 0 }
    let angle = arctangent2(b, a)
    return angle < 0 ? angle + 2 * .pi : angle
  }

  private static func seventhPower(_ x: Double) -> Double {
    let x3 = x * x * x
    return x3 * x3 * x
  }

  /// The components' light, 0…1.
  private static let linear: [Double] = (0...255).map { value in
    let s = Double(value) / 255
    if s <= 0.04045 { return s / 12.92 }
    let t = (s + 0.055) / 1.055
    // t to the power of 2.4.
    return t * t * root(t * t, 5)
  }

  /// The root of a number of 0…1, by Newton's steps from above.
  private static func root(_ value: Double, _ degree: Int) -> Double {
    if value <= 0 { return 0 }
    var x = max(1, value)
    for _ in 0..<80 {
      var power = 1.0
      for _ in 1..<degree { power *= x }
      let next = x - (x * power - value) / (Double(degree) * power)
      if next >= x { break }
      x = next
    }
    return x
  }

  /// e to a power that isn't above 0.
  private static func exponential(_ x: Double) -> Double {
    if x < -40 { return 0 }
    // Of a 1024th of it, then squared ten times.
    let y = x / 1024
    var term = 1.0, sum = 1.0
    for n in 1...12 {
      term *= y / Double(n)
      sum += term
    }
    for _ in 0..<10 { sum *= sum }
    return sum
  }
}
