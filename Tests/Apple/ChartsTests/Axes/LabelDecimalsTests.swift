import Testing

@testable import Charts

/// The labels of a scale of Apple's: 2.0, 1.5, 1.0.
@Suite struct LabelDecimalsTests {
  @Test(arguments: [
    ([2, 1.5, 1], 1), ([0, 1, 2], 0), ([0, 0.25, 0.5], 2), ([-0.5, 0, 0.5], 1),
    ([0, 0.1, 0.2, 0.1 + 0.2], 1), ([10_000_000, 20_000_000], 0), ([], 0),
  ])
  func labelsShareTheirDecimals(_ numbers: [Double], _ decimals: Int) {
    #expect(LabelFormat.decimals(of: numbers) == decimals)
  }

  @Test func numbersThatNeedMoreHaveNone() {
    #expect(LabelFormat.decimals(of: [0, 1.0 / 3]) == nil)
  }
}
