import CoreGraphics
import Foundation
import Testing

@Suite struct ColorTests {
  private func components(_ color: CGColor?) -> [CGFloat] { color?.components ?? [] }

  private func isClose(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func aGrayHasThreeEqualComponents() {
    #expect(components(CGColor(gray: 0.25, alpha: 0.5)) == [0.25, 0.25, 0.25, 0.5])
    #expect(CGColor(gray: 0.25, alpha: 0.5).alpha == 0.5)
  }

  @Test func aCopyChangesTheAlphaAlone() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    #expect(components(color.copy(alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
    #expect(color.alpha == 1)
  }

  @Test(arguments: [0, 1, 3, 5])
  func otherCountsOfComponentsMakeNoColor(_ count: Int) {
    let components = [CGFloat](repeating: 0.5, count: count)
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: components) == nil)
  }

  /// IEC 61966-2-1: 1.055 · 0.5^(1/2.4) − 0.055 and 12.92 · 0.002 (mpmath 1.3, 30 digits).
  @Test func linearComponentsAreEncoded() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let color = try #require(CGColor(colorSpace: space, components: [0.5, 0.002, 1, 1]))
    let encoded = color.converted(
      to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)
    #expect(isClose(components(encoded), [0.735356983052449, 0.02584, 1, 1]))
    #expect(components(color) == [0.5, 0.002, 1, 1])
  }

  /// Display P3 and sRGB have the same white and the same transfer function, so greys are the same.
  @Test(arguments: [0, 0.25, 0.5, 1] as [CGFloat])
  func graysOfDisplayP3AreThoseOfSRGB(_ value: CGFloat) throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = CGColor(colorSpace: space, components: [value, value, value, 1])
    #expect(isClose(components(color), [value, value, value, 1]))
  }

  /// sRGB's primaries lie within those of Display P3, so P3's own are cut off to them.
  @Test(arguments: [[1, 0, 0, 1], [0, 1, 0, 1]] as [[CGFloat]])
  func primariesOfDisplayP3AreCutOff(_ given: [CGFloat]) throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = CGColor(colorSpace: space, components: given)
    #expect(isClose(components(color), given))
  }

  @Test func colorsOfTheSameComponentsAreEqual() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(red != CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func spacesHaveAppleNames() {
    #expect(CGColorSpaceCreateDeviceRGB().name == "kCGColorSpaceSRGB")
    #expect(CGColorSpaceCreateDeviceGray().name == "kCGColorSpaceGenericGrayGamma2_2")
    #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpaceCreateDeviceRGB())
  }
}
