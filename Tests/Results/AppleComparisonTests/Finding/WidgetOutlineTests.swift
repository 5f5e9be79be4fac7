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

  @Test func aSizeThatOneDirectionShowsIsNone() {
    // Above and below, what lies behind has the widget's color.
    let open = page.with(0, 0, 300, 30, 0xFFFFFF).with(0, 120, 300, 80, 0xFFFFFF)
      .with(44, 34, 112, 82, 0xFFFFFF)
    // 44 and 160 are as far apart as the frame is wide.
    #expect(outline(open, (43, 31, 116, 87)) == [44, 31, 116, 87])
  }

  @Test func onAGroundWithFineDetailThePlaceStays() {
    let widget = TestPicture(120, 90).with(4, 4, 112, 82, 0xCC0000)
    let detailed = TestPicture.noise(300, 200).laying(widget, 40, 30)
    #expect(outline(detailed, (43, 28, 120, 90)) == [43, 28, 120, 90])
    #expect(outline(detailed, (43, 28, 116, 87)) == [43, 28, 116, 87])
  }

  @Test func aSideOnACalmGroundIsSeenBesideOneWithFineDetail() {
    // What lies behind the right quarter has detail.
    let half = TestPicture(300, 200, 0x336699).laying(.noise(170, 200), 130, 0)
      .with(40, 30, 120, 90, 0xFFFFFF)
    #expect(outline(half, (42, 31, 120, 90)) == [40, 30, 120, 90])
  }

  @Test func aSideBetweenTwoPixelsIsSeen() {
    // The column at 40 is the mean of the widget and of a ground whose light part hardly differs from it.
    let mixed = TestPicture(300, 200, 0x336699).with(0, 60, 300, 24, 0xF6F6F6)
      .with(40, 30, 1, 90, 0x99B2CC).with(40, 60, 1, 24, 0xFAFAFA)
      .with(41, 30, 119, 90, 0xFFFFFF)
    #expect(outline(mixed, (43, 28, 116, 87)) == [41, 30, 119, 90])
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
