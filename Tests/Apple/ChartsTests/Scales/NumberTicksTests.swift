import Testing

@testable import Charts

@Suite struct NumberTicksTests {
  private func around(_ low: Double, _ high: Double, least: Double = 0) -> [Double] {
    let stride = NumberTicks.stride(from: low, to: high, atMost: 5, least: least, rounding: true)
    return NumberTicks.around(low, high, stride)
  }

  /// The axes of `ha-energy-systemmedium` and `ha-energy-heavyexportsystemmedium`.
  @Test func ticksAreThoseOfApplesPictures() {
    #expect(around(-1.353, 1.253) == [-2, -1, 0, 1, 2])
    #expect(around(-6.15, 1.253) == [-10, -5, 0, 5])
    #expect(around(0, 1, least: 1) == [0, 1])
  }

  @Test func stepsAreOneTwoOrFiveTimesAPowerOfTen() {
    #expect(around(0, 100) == [0, 50, 100])
    #expect(around(0, 8) == [0, 2, 4, 6, 8])
    #expect(around(0, 0.3) == [0, 0.1, 0.2, 0.3])
    #expect(around(0, 916) == [0, 500, 1000])
    #expect(around(12, 31) == [10, 20, 30, 40])
    #expect(around(0, 4_000_000) == [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000])
  }

  /// Tenths stay tenths: 3 × 0.1 would be 0.30000000000000004.
  @Test func tenthsStayTenths() { #expect(around(0, 0.3)[3] == 0.3) }

  @Test func ticksWithinARangeLeaveItsEndsOut() {
    let stride = NumberTicks.stride(from: 3, to: 47, atMost: 5, rounding: false)
    #expect(NumberTicks.within(3, 47, stride) == [10, 20, 30, 40])
  }

  @Test func theCountAskedForDecidesTheStep() {
    let two = NumberTicks.stride(from: 0, to: 100, atMost: 2, rounding: true)
    #expect(NumberTicks.around(0, 100, two) == [0, 100])
    let eleven = NumberTicks.stride(from: 0, to: 100, atMost: 11, rounding: true)
    #expect(NumberTicks.around(0, 100, eleven).count == 11)
  }

  @Test func aRangeWithoutLengthHasAStrideOfOne() {
    #expect(NumberTicks.stride(from: 1, to: 1, atMost: 5, rounding: true).length == 1)
    #expect(NumberTicks.stride(from: 5, to: 1, atMost: 5, rounding: true).length == 1)
    #expect(NumberTicks.stride(from: 0, to: .infinity, atMost: 5, rounding: true).length == 1)
    #expect(around(0, 1e300).count <= 5)
    #expect(around(0, 1e-300).count <= 5)
    #expect(around(-1, 1).count == 5)
  }

  @Test func decadesAreThePowersOfTenInARange() {
    #expect(NumberTicks.decades(1, 1000) == [1, 10, 100, 1000])
    #expect(NumberTicks.decades(0.01, 1) == [0.01, 0.1, 1])
    #expect(NumberTicks.decades(-1, 1) == [])
  }

  @Test func logarithmsMeetReferenceValues() {
    #expect(abs(decimalLogarithm(1000) - 3) < 1e-12)
    #expect(abs(decimalLogarithm(2) - 0.301029995663981) < 1e-12)
    #expect(abs(decimalLogarithm(0.001) + 3) < 1e-12)
    #expect(decimalLogarithm(0) == -.infinity)
    #expect(powerOfTen(3) == 1000)
    #expect(powerOfTen(-2) == 0.01)
  }
}
