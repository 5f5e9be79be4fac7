import Foundation

/// A colour in CIE L*a*b* (D65), in which equal distances look about equal.
package struct LabColor: Sendable {
  let l: Double, a: Double, b: Double

  /// - Parameters: components in sRGB, 0…255.
  package init(_ red: Double, _ green: Double, _ blue: Double) {
    func linear(_ value: Double) -> Double {
      let v = min(max(value / 255, 0), 1)
      return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
    }
    func f(_ t: Double) -> Double {
      t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116
    }
    let r = linear(red), g = linear(green), b = linear(blue)
    let x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    let y = f(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
    let z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    l = 116 * y - 16
    a = 500 * (x - y)
    self.b = 200 * (y - z)
  }

  /// - Parameter word: 0xRRGGBB.
  package init(_ word: UInt32) {
    self.init(Double(word >> 16 & 255), Double(word >> 8 & 255), Double(word & 255))
  }

  /// The difference of two colours by the formula of 1976; one of about 2.3 is just noticeable (Mahy, Van Eycken and
  /// Oosterlinck 1994).
  package func distance(_ other: LabColor) -> Double {
    let l = l - other.l, a = a - other.a, b = b - other.b
    return (l * l + a * a + b * b).squareRoot()
  }
}
