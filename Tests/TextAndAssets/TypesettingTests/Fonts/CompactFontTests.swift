import DisplayList
import Foundation
import TestSupport
import Testing
import Typesetting

/// SF Compact, a watch's font.
@Suite struct CompactFontTests {
  /// From the left edge of a text's first letter to that of its last in the three pictures of a watch, two pixels a point
  /// (home-assistant/iOS @d722d78, WatchAppTests: `all-slots`, `text-only`, `inline-value-only`): 154.1, 198.4, 98.2, 140.8,
  /// 96.3 and 32.4 pixels. The bearings of the two letters differ by up to a point.
  @Test(arguments: [
    ("Temperatur", 14.0, 400.0, 77.05), ("Updated 2m ag", 14, 400, 99.2),
    ("All quie", 14, 400, 49.1),
    ("Living Roo", 14, 600, 70.4), ("Bedroo", 14, 600, 48.15), ("72", 15, 400, 16.2),
  ])
  func lettersAreAsFarApartAsOnAWatch(
    _ text: String, _ size: Double, _ weight: Double, _ width: Double
  ) throws {
    let layout = set(
      text, size: size,
      font: {
        $0.weight = weight
        $0.platform = .watchOS
      })
    #expect(try abs(layout.lines.element(0).width - width) < 1)
  }

  /// Apple's Human Interface Guidelines, Typography, SF Compact on watchOS: 0.19 points at 14, 0.29 at 10, −0.07 at 17.
  @Test(arguments: [(10.0, 0.29), (14, 0.19), (17, -0.07)])
  func theTrackingIsThatOfTheGuidelines(_ size: Double, _ tracking: Double) throws {
    func width(_ platform: FontDescriptor.Platform) throws -> Double {
      try set("ss", size: size, font: { $0.platform = platform }).lines.element(0).width
    }
    // SF's own there: 24, −22 and −52 of 2048; s is 15 of 2048 narrower in SF Compact.
    let units: Double = size == 10 ? 24 : size == 14 ? -22 : -52
    let own = units / 2048 * size
    let difference = try width(.watchOS) - width(.iOS)
    let expected = 2 * (tracking - own - 15.0 / 2048 * size)
    #expect(abs(difference - expected) < 0.03)
  }

  /// The same table has −0.22 points at 19 and 0 at 20: the cut for display is set 16 thousandths of an em closer by itself.
  /// An s is 1072 of 2048 wide in SF's cut for text, 15 narrower in SF Compact, and −0.34 points are the tracking at 28.
  @Test func largeLettersAreCloserByTheirCut() throws {
    let layout = set("s", size: 28, font: { $0.platform = .watchOS })
    let advance = (1072.0 - 15 - 0.016 * 2048) / 2048 * 28 - 0.34
    #expect(try abs(layout.lines.element(0).width - advance) < 0.01)
  }

  /// Up to 19.875 points, to the quarter 20, letters and tracking are the text's: −0.14 and −0.22 points at 18 and 19, so
  /// −0.2628 at 19.5. From there both are those of the cut for display, which has no tracking at 20.
  @Test(arguments: [(19.0, 0.0, -0.22), (19.5, 0, -0.2628), (19.9, -0.016, 0), (20, -0.016, 0)])
  func noSizeIsBetweenTheCuts(_ size: Double, _ cut: Double, _ tracking: Double) throws {
    let layout = set("s", size: size, font: { $0.platform = .watchOS })
    let advance = ((1072.0 - 15) / 2048 + cut) * size + tracking
    #expect(try abs(layout.lines.element(0).width - advance) < 0.01)
  }

  /// An L of 14 points is 18.66 pixels high, two a point (`all-slots`).
  @Test func capitalsAreLowerThanSFs() {
    var font = FontDescriptor(size: 14)
    font.platform = .watchOS
    #expect(abs(Typesetter().metrics(of: font).capHeight - 18.66 / 2) < 0.02)
    #expect(abs(Typesetter().metrics(of: font).lineHeight - 14 * 2444 / 2048) < 0.001)
  }
}
