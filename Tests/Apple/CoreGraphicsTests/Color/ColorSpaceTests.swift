import CoreGraphics
import Testing

@Suite struct ColorSpaceTests {
  /// sRGB's pure red in Display P3, as CSS Color 4 has it: color(display-p3 0.9175 0.2003 0.1386).
  @Test func aColorHasTheComponentsOfItsSpace() throws {
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
    let converted = try #require(red.converted(to: p3, intent: .perceptual, options: nil))
    let components = try #require(converted.components)
    for (component, expected) in zip(components, [0.9175, 0.2003, 0.1386, 0.5]) {
      #expect(abs(component - expected) < 0.0001)
    }
    #expect(converted == red && converted.colorSpace == p3)
    #expect(CGColor(colorSpace: p3, components: [1, 0.5, 0, 1])?.components == [1, 0.5, 0, 1])
  }
}
