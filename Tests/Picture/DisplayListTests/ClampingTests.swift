import DisplayList
import Testing

struct ClampingTests {
  @Test(arguments: [
    (2.9, 2), (-2.9, -2), (0.0, 0), (-0.5, 0), (1e30, Int.max), (-1e30, Int.min),
    (.infinity, Int.max), (-.infinity, Int.min), (.nan, 0), (9.3e18, Int.max),
    (0x1p63, Int.max), (-0x1p63, Int.min), (0x1p62, 1 << 62),
  ])
  func aNumberBecomesTheNearestWholeOne(value: Double, expected: Int) {
    #expect(Int(clamping: value) == expected)
  }

  @Test(arguments: [
    (254.9, 254), (255, 255), (255.5, 255), (256, 255), (-0.9, 0), (-1, 0), (.infinity, 255),
    (.nan, 0), (0.5, 0),
  ])
  func aByteHasItsOwnBounds(value: Double, expected: UInt8) {
    #expect(UInt8(clamping: value) == expected)
  }

  @Test func theTypesOfOtherWidthsHaveTheirOwnBounds() {
    #expect(Int8(clamping: -128.7) == -128)
    #expect(Int32(clamping: 2_147_483_647.5) == .max)
    #expect(Int32(clamping: -3e9) == .min)
    #expect(UInt64(clamping: 1.8e19) == 18_000_000_000_000_000_000)
    #expect(UInt64(clamping: 1e20) == .max)
  }

  @Test(arguments: [(5.5, 5), (-1, 1), (1e300, 9), (.nan, 1), (9.9, 9)])
  func aRangeBoundsTheNumber(value: Double, expected: Int) {
    #expect(Int(clamping: value, to: 1...9) == expected)
  }
}
