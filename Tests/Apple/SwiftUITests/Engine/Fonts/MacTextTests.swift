import Foundation
import SystemDesigns
import Testing

@testable import SwiftUI
@testable import Typesetting

/// Texts on a Mac, as Apple's SwiftUI measured them.
@MainActor
@Suite struct MacTextTests {
  private func height(
    _ font: Font, scale: CGFloat, design: SystemDesign = .macOS26, lines: Int = 1
  ) -> CGFloat {
    let text = Array(repeating: "x", count: lines).joined(separator: "\n")
    return LaidOut(Text(verbatim: text).font(font), scale: scale) {
      $0.systemDesign = design
    }.size.height
  }

  /// Source: tevelee/SwiftUI-Flow @fb94ea2, ImageSnapshotTests: a caption padded by 4 is 21 high
  /// (vflow_maxWidthHeader), a callout padded by 5 is 25 (lineSeparator_dividers).
  @Test func macOS26RoundsAscentAndDescentApart() {
    #expect(height(.caption, scale: 1) == 13)
    #expect(height(.callout, scale: 1) == 15)
    #expect(height(.body, scale: 1) == 16)
  }

  /// A line of Montserrat at 12 points reaches 11.616 up and 3.012 down and is 15 points high, one at 14 points reaches
  /// 13.552 and 3.514 and is 18 (isamercan/ThemeKit @4e8b7f2, `Screenshots/StatusDot.png` and `Anchor.png`, two pixels
  /// a point). Source Serif 4 reaches 1.036 em up and 0.335 em down: 12.432 and 4.02, 16.576 and 5.36, 20.72 and 6.7.
  @Test(arguments: [(12, 16), (16, 22), (20, 28)] as [(CGFloat, CGFloat)])
  func anotherFontsPartsAreWholePoints(_ size: CGFloat, _ expected: CGFloat) {
    FontLibrary.register(
      fontFileAt: FontLocations.pinned.appendingPathComponent("SourceSerif4.ttf"))
    #expect(height(.custom("Source Serif 4", fixedSize: size), scale: 2) == expected)
  }

  /// The system's serif font isn't another one: both parts go up to the next pixel.
  @Test func theSystemsSerifFontIsRoundedAsTheSystems() {
    #expect(height(.system(size: 10, design: .serif), scale: 1) == 13)
  }

  /// Source: gabriel/swiftui-snapshot-testing @b9786ee, testTextRender1-macOS: 30.75 at @4x.
  @Test func largeTitle() { #expect(height(.largeTitle, scale: 4) == 30.75) }

  /// Source: doordash-oss/swiftui-preview-snapshots @36cd366, test_modify.AppKit-Long-Message: four
  /// lines of 22 points between paddings of 8 are 120 high.
  @Test func titleBefore26() {
    #expect(height(.title, scale: 2, design: .macOS15, lines: 4) == 104)
  }

  /// Source: the same, test_namedPreviewState.AppKit-Short and test_tupleState.AppKit-Small: the
  /// baselines lie 21, 11 and 13 points below the tops of lines of 26, 14 and 16.
  @Test(arguments: [
    (Font.title, CGFloat(26), CGFloat(21)), (.subheadline, 14, 11), (.body, 16, 13),
  ])
  func baselinesBefore26(_ font: Font, _ height: CGFloat, _ baseline: CGFloat) {
    var found: CGFloat = 0
    let text = Text(verbatim: "x").font(font)
      .alignmentGuide(.top) {
        found = $0[.firstTextBaseline]
        return 0
      }
    let laid = LaidOut(HStack(alignment: .top) { text }, scale: 2) {
      $0.systemDesign = .macOS15
    }
    #expect(laid.size.height == height)
    #expect(found == baseline)
  }

  /// Source: CodeEditApp/CodeEdit @cec6287, testSegmentedControlDark: the label is 216 of 255.
  @Test func labelsLetShineThrough() {
    var environment = EnvironmentValues()
    environment.systemDesign = .macOS26
    environment.colorScheme = .dark
    #expect((Color.primary.resolve(in: environment).opacity * 255).rounded() == 216)
  }
}
