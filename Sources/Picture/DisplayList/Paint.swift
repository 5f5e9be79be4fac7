import Foundation

/// A colour in sRGB with gamma, not premultiplied; each component 0…1.
package struct RGBA: Hashable, Sendable, Codable {
  package var red: Double, green: Double, blue: Double, alpha: Double

  package init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package func withAlpha(multipliedBy factor: Double) -> RGBA {
    RGBA(red, green, blue, alpha * factor)
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where it isn't opaque.
  package var hex: String {
    // Written so that NaN, which is neither, counts as 0.
    func byte(_ value: Double) -> UInt8 {
      value > 0 ? UInt8(clamping: (min(value, 1) * 255).rounded()) : 0
    }
    let bytes = (byte(red), byte(green), byte(blue), byte(alpha))
    let digits: StaticString = "0123456789ABCDEF"
    return String(unsafeUninitializedCapacity: 9) { text in
      text[0] = UInt8(ascii: "#")
      var end = 1
      func put(_ value: UInt8) {
        text[end] = digits.utf8Start[Int(value >> 4)]
        text[end + 1] = digits.utf8Start[Int(value & 15)]
        end += 2
      }
      put(bytes.0)
      put(bytes.1)
      put(bytes.2)
      if alpha < 1 { put(bytes.3) }
      return end
    }
  }

  package static let clear = RGBA(0, 0, 0, 0)
  package static let black = RGBA(0, 0, 0)
  package static let white = RGBA(1, 1, 1)
}

/// A colour at a location (0…1) along a gradient. Stops are sorted by location.
package struct GradientStop: Hashable, Sendable {
  package var color: RGBA
  package var location: CGFloat
  package init(_ color: RGBA, at location: CGFloat) {
    self.color = color
    self.location = location
  }
}

/// The fill of an outline or a text; coordinates in points, in the space of the command that uses it.
/// Outside a gradient's ends its first and last colours are used.
package enum Paint: Hashable, Sendable {
  case color(RGBA)
  case linear([GradientStop], start: CGPoint, end: CGPoint)
  /// Circles around `center`, in the space before `transform` (which makes them ellipses). Stored apart: it is twice as
  /// large as the others, and rare.
  indirect case radial(
    [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    transform: CGAffineTransform)
  /// Angles in radians, clockwise from the x axis; `start` < `end` ≤ `start` + 2π.
  case angular([GradientStop], center: CGPoint, start: CGFloat, end: CGFloat)
  /// `tile` is repeated in both directions; in points.
  case image(ImagePixels, tile: CGRect)
}
