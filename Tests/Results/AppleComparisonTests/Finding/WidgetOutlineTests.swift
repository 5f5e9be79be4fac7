import Testing

@testable import AppleComparison

@Suite struct WidgetOutlineTests {
  /// A white widget of 120 × 90 pixels at 40, 30 with a frame of its own four pixels within.
  private let page = TestPicture(300, 200, 0x336699).with(40, 30, 120, 90, 0xFFFFFF)
    .with(44, 34, 112, 82, 0xCC0000)

  private func outline(
    _ page: TestPicture, _ near: (Int, Int, Int, Int), radius: Int = 12
  ) -> [Int] {
    let found = WidgetOutline(in: page.pixels, near: near, radius: radius)
    return [found.x, found.y, found.width, found.height]
  }

  @Test func linesThatAreAsFarApartAsTheFrameIsWideAreTheSides() {
    #expect(outline(page, (43, 28, 120, 90)) == [40, 30, 120, 90])
  }

  @Test func theOutermostLinesAreTheSidesOfAWidgetOfAnotherSize() {
    #expect(outline(page, (43, 28, 116, 87)) == [40, 30, 120, 90])
  }

  @Test func aSizeThatOneDirectionShowsIsThatOfBoth() {
    // Above and below, what lies behind has the widget's color.
    let open = page.with(0, 0, 300, 30, 0xFFFFFF).with(0, 120, 300, 80, 0xFFFFFF)
      .with(44, 34, 112, 82, 0xFFFFFF)
    #expect(outline(open, (43, 31, 116, 87)) == [40, 31, 120, 90])
  }

  @Test func aSideThatIsNotSeenFollowsFromTheOther() {
    // What lies behind the left half is white as well, and the widget draws nothing of its own.
    let plain = TestPicture(300, 200, 0x336699).with(0, 0, 40, 200, 0xFFFFFF)
      .with(40, 30, 120, 90, 0xFFFFFF)
    #expect(outline(plain, (42, 31, 120, 90)) == [40, 30, 120, 90])
  }

  @Test func aLineWithinTheWidgetMakesNoOtherSize() {
    let hidden = page.with(0, 0, 40, 200, 0xFFFFFF)
    #expect(outline(hidden, (41, 31, 120, 90)) == [40, 30, 120, 90])
  }

  @Test func withoutLinesTheWidgetLiesWhereItWasFound() {
    let half = TestPicture(300, 200, 0x336699).with(40, 30, 60, 45, 0xFFFFFF)
    #expect(outline(half, (40, 31, 120, 90), radius: 0) == [40, 31, 120, 90])
    #expect(outline(page, (-4, -4, 320, 220), radius: 4) == [-4, -4, 320, 220])
  }
}
