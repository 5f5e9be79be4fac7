import Foundation
import Testing
import Typesetting

/// Heights of one, two and three lines of `Text("Xg")` in SwiftUI on iOS, derived from SF's 2444 of
/// 2048 units and the leading of Apple's Human Interface Guidelines, and measured in part in
/// snapshots (body 20.333 and 42.333 @3x, title 170 for five lines, large title 123 for three).
@Suite struct LineHeightTests {
  struct Style: Sendable {
    var size: CGFloat, leading: CGFloat, at3x: [CGFloat], at2x: [CGFloat]
  }

  static let styles = [
    Style(size: 34, leading: 41, at3x: [40.667, 81.667, 122.667], at2x: [41, 82, 123]),
    Style(size: 28, leading: 34, at3x: [33.667, 67.667, 101.667], at2x: [33.5, 67.5, 101.5]),
    Style(size: 22, leading: 28, at3x: [26.333, 54.333, 82.333], at2x: [26.5, 54.5, 82.5]),
    Style(size: 17, leading: 22, at3x: [20.333, 42.333, 64.333], at2x: [20.5, 42.5, 64.5]),
    Style(size: 12, leading: 16, at3x: [14.333, 30.333, 46.333], at2x: [14.5, 30.5, 46.5]),
  ]

  @Test(arguments: styles) func linesAreAsHighAsApples(_ style: Style) {
    let typesetter = Typesetter()
    for (scale, heights) in [(3.0, style.at3x), (2.0, style.at2x)] {
      for count in 1...3 {
        let text = Array(repeating: "Xg", count: count).joined(separator: "\n")
        let layout = typesetter.layout(
          [TextRun(text, font: FontDescriptor(size: style.size, leading: style.leading))],
          style: ParagraphStyle(pixelsPerPoint: scale), width: nil, height: nil)
        #expect(layout.lines.count == count)
        #expect(abs(layout.size.height - heights[count - 1]) < 0.001)
      }
    }
  }

  /// `UIFont.systemFont(ofSize: 17)`: 20.287109375 high.
  @Test func metricsAreSFs() {
    let metrics = Typesetter().metrics(of: FontDescriptor(size: 17, leading: 22))
    #expect(metrics.lineHeight == 20.287109375)
    #expect(metrics.linePitch == 22)
    #expect(abs(metrics.ascent - 16.186523) < 0.00001)
  }

  /// The distances of baselines and the whole height, pixels. 13 points: three lines in the picture of
  /// home-assistant/iOS @d722d78, energy widget, `noConnection`, at three a point; 16 points: two and
  /// four lines in that of gonzalezreal/swift-markdown-ui @8371aeb, `testTableBackground`, at two.
  @Test(
    arguments: [
      (13, 0, 3, [47.0, 47], 140.0), (16, 2, 2, [43], 81), (16, 2, 2, [43, 42, 42], 165),
    ] as [(CGFloat, CGFloat, CGFloat, [CGFloat], CGFloat)])
  func linesLieOnWholePixels(
    _ size: CGFloat, _ spacing: CGFloat, _ scale: CGFloat, _ pitches: [CGFloat], _ height: CGFloat
  ) {
    let text = Array(repeating: "a", count: pitches.count + 1).joined(separator: "\n")
    let layout = set(
      text, size: size,
      style: {
        $0.pixelsPerPoint = scale
        $0.lineSpacing = spacing
      })
    let baselines = layout.lines.map { $0.baseline * scale }
    for (index, pitch) in pitches.enumerated() {
      #expect(abs(baselines[index + 1] - baselines[index] - pitch) < 0.001)
    }
    #expect(abs(layout.size.height * scale - height) < 0.001)
  }

  /// Two lines of a paragraph in gonzalezreal/textual @01b5187, decimalList and lowerRomanList: body at the type size
  /// medium with a spacing of 0.23 ems. The pitch is 23 points at three pixels a point, as without the style's leading;
  /// 21 points are the style's own pitch.
  @Test(arguments: [(CGFloat(3.68), CGFloat(23)), (0, 21)])
  func aSpacingIsNotAddedToTheLeadingOfAStyle(_ spacing: CGFloat, _ pitch: CGFloat) {
    let layout = set(
      "a\nb", size: 16,
      style: {
        $0.pixelsPerPoint = 3
        $0.lineSpacing = spacing
      }, font: { $0.leading = 21 })
    #expect(abs(layout.lines[1].baseline - layout.lines[0].baseline - pitch) < 0.34)
  }
}
