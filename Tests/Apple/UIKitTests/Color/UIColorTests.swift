import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite struct UIColorTests {
  private func rgba(_ color: UIColor) -> [CGFloat] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&r, green: &g, blue: &b, alpha: &a)
    return [r, g, b, a]
  }

  /// Red, green and blue as bytes.
  private func bytes(_ color: UIColor) -> [Int] {
    rgba(color).prefix(3).map { Int(($0 * 255).rounded()) }
  }

  @Test func componentsComeBackAsTheyWereGiven() {
    #expect(
      rgba(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
    #expect(rgba(UIColor(white: 0.7, alpha: 0.5)) == [0.7, 0.7, 0.7, 0.5])
    #expect(rgba(UIColor(cgColor: CGColor(gray: 0.2, alpha: 1))) == [0.2, 0.2, 0.2, 1])
  }

  /// A hue is a sixth of a turn from one primary or secondary colour to the next.
  @Test(arguments: [
    (0, [255, 0, 0]), (1, [255, 255, 0]), (2, [0, 255, 0]), (3, [0, 255, 255]), (4, [0, 0, 255]),
    (5, [255, 0, 255]), (6, [255, 0, 0]),
  ])
  func sixthsOfAHueAreThePrimariesAndSecondaries(_ sixth: Int, _ expected: [Int]) {
    let color = UIColor(
      hue: CGFloat(sixth) / 6, saturation: 1, brightness: 1, alpha: 1)
    #expect(bytes(color) == expected)
  }

  @Test func hueSaturationAndBrightnessAreReadBack() {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    // The greatest part is 0.8 and the least 0.4: brightness 0.8, saturation 0.4 / 0.8; blue's hue is ⅔.
    let color = UIColor(red: 0.4, green: 0.4, blue: 0.8, alpha: 0.9)
    color.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
    #expect(abs(h - 2.0 / 3) < 1e-12 && abs(s - 0.5) < 1e-12 && b == 0.8 && a == 0.9)
    UIColor.gray.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
    #expect(h == 0 && s == 0 && b == 0.5)
  }

  /// Apple's "UIColor" reference gives the components of the fixed colours.
  @Test func fixedColorsHaveAppleComponents() {
    #expect(rgba(.orange) == [1, 0.5, 0, 1])
    #expect(rgba(.purple) == [0.5, 0, 0.5, 1])
    #expect(rgba(.brown) == [0.6, 0.4, 0.2, 1])
    #expect(rgba(.clear) == [0, 0, 0, 0])
    let third: CGFloat = 1.0 / 3, twoThirds: CGFloat = 2.0 / 3
    #expect(rgba(.darkGray) == [third, third, third, 1])
    #expect(rgba(.lightGray) == [twoThirds, twoThirds, twoThirds, 1])
  }

  /// Apple's Human Interface Guidelines, "System colors", 9 June 2025, light and dark.
  @Test(arguments: [
    (UIColor.systemRed, [255, 56, 60], [255, 66, 69]),
    (.systemOrange, [255, 141, 40], [255, 146, 48]),
    (.systemYellow, [255, 204, 0], [255, 214, 0]),
    (.systemGreen, [52, 199, 89], [48, 209, 88]),
    (.systemMint, [0, 200, 179], [0, 218, 195]),
    (.systemTeal, [0, 195, 208], [0, 210, 224]),
    (.systemCyan, [0, 192, 232], [60, 211, 254]),
    (.systemBlue, [0, 136, 255], [0, 145, 255]),
    (.systemIndigo, [97, 85, 245], [109, 124, 255]),
    (.systemPurple, [203, 48, 224], [219, 52, 242]),
    (.systemPink, [255, 45, 85], [255, 55, 95]),
    (.systemBrown, [172, 127, 94], [183, 138, 102]),
    (.systemGray, [142, 142, 147], [142, 142, 147]),
    (.systemGray6, [242, 242, 247], [28, 28, 30]),
  ])
  func systemColorsAreThoseOfTheGuidelines(
    _ color: UIColor, _ light: [Int], _ dark: [Int]
  ) {
    #expect(bytes(color) == light)
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(bytes(color.resolvedColor(with: traits)) == dark)
  }

  @Test func labelsAndBackgroundsSwapInTheDark() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(bytes(.label) == [0, 0, 0])
    #expect(bytes(UIColor.label.resolvedColor(with: dark)) == [255, 255, 255])
    #expect(bytes(.systemBackground) == [255, 255, 255])
    #expect(bytes(UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0])
  }

  @Test func aDynamicColorAsksItsProviderForEachAppearance() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(bytes(color) == [0, 0, 0])
    #expect(
      bytes(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)))
        == [255, 255, 255])
  }

  @Test func anAlphaComponentReplacesTheColorsOwn() {
    let half = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(rgba(half.withAlphaComponent(0.8)) == [1, 0, 0, 0.8])
    #expect(rgba(half) == [1, 0, 0, 0.5])
  }

  @Test func aDynamicColorStaysDynamicWithAnotherAlpha() {
    let color = UIColor.label.withAlphaComponent(0.5)
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(rgba(dark) == [1, 1, 1, 0.5])
  }

  /// The luminance of ITU-R BT.709.
  @Test func whiteIsTheLuminance() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    UIColor(red: 0, green: 1, blue: 0, alpha: 0.25).getWhite(&white, alpha: &alpha)
    #expect(abs(white - 0.7152) < 1e-12 && alpha == 0.25)
  }

  @Test func anArchivedColorComesBack() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(back.map(rgba) == [0.25, 0.5, 0.75, 0.5])
  }

  @Test func equalColorsAreEqualObjects() {
    #expect(UIColor(white: 0.5, alpha: 1) == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(UIColor.systemBlue == .systemBlue && UIColor.systemBlue != .systemRed)
  }
}
