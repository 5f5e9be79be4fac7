import Foundation
import Testing

@testable import SwiftUI

/// Sizes that Apple's SwiftUI gave, taken from snapshots at @3x.
///
/// Source: adammcarter/swift-snapshot-testing-macros @b176096, Tests/SnapshotsIntegrationTests.
@MainActor
@Suite struct MeasuredTextTests {
  @Test(arguments: [
    ("clear()", 49.667), ("overridden() (orange)", 163.667), (".sizes(.minimum)", 129.667),
    (".theme(.light)", 102.333), ("Explicit main actor", 139.333),
    ("Test one of many in a suite", 202.0), ("@SnapshotSuite()", 138.333),
    ("One test in a suite", 137.0), ("doubleBackground() (red)", 197.667),
    ("@SnapshotTest()", 131.0), ("@SnapshotTest", 119.0), ("Some SwiftUI text", 136.0),
  ])
  func bodyTextHasTheMeasuredWidth(_ string: String, _ width: Double) {
    let size = LaidOut(Text(verbatim: string), scale: 3).size
    // A pixel is a third of a point; the substitute for SF is allowed 1 % more.
    #expect(abs(size.width - width) <= 0.34 + width * 0.01, "\(size.width)")
    #expect(abs(size.height - 20.333) < 0.001)
  }

  @Test func paddingIsAddedToTheText() {
    let text = LaidOut(Text(verbatim: ".padding(.all, 20)"), scale: 3).size
    let padded = LaidOut(Text(verbatim: ".padding(.all, 20)").padding(.all, 20), scale: 3).size
    #expect(padded.width == text.width + 40)
    #expect(padded.height == text.height + 40)
  }

  struct StyleHeights: Sendable {
    let style: Font.TextStyle
    /// The heights of one, two and three lines.
    let at3x: [Double]
    let at2x: [Double]
  }

  /// Apple's table of text styles, confirmed in pictures for body, title, large title, footnote and
  /// caption 2 (sources of `lh-*` in layout_facts.json).
  nonisolated static let heights = [
    StyleHeights(style: .largeTitle, at3x: [40.667, 81.667, 122.667], at2x: [41, 82, 123]),
    StyleHeights(style: .title, at3x: [33.667, 67.667, 101.667], at2x: [33.5, 67.5, 101.5]),
    StyleHeights(style: .title2, at3x: [26.333, 54.333, 82.333], at2x: [26.5, 54.5, 82.5]),
    StyleHeights(style: .headline, at3x: [20.333, 42.333, 64.333], at2x: [20.5, 42.5, 64.5]),
    StyleHeights(style: .caption, at3x: [14.333, 30.333, 46.333], at2x: [14.5, 30.5, 46.5]),
  ]

  @Test(arguments: heights)
  func linesOfAStyle(_ expected: StyleHeights) {
    for count in 1...3 {
      let text = Text(verbatim: Array(repeating: "Xg", count: count).joined(separator: "\n"))
        .font(.system(expected.style))
      #expect(abs(LaidOut(text, scale: 3).size.height - expected.at3x[count - 1]) < 0.001)
      #expect(abs(LaidOut(text, scale: 2).size.height - expected.at2x[count - 1]) < 0.001)
    }
  }

  /// stadiamaps/ferrostar, testLoadingBanner.1.png, @3x: 139.333 × 36.333.
  @Test func aSymbolAndATextInARow() {
    let laid = LaidOut(
      HStack {
        Image(systemName: "hourglass.circle.fill")
        Text(verbatim: "Rerouting...")
      }.padding(.vertical, 8).padding(.horizontal, 12), scale: 3)
    #expect(abs(laid.size.width - 139.333) <= 1, "\(laid.size.width)")
    #expect(abs(laid.size.height - 36.333) < 0.001)
  }

  /// A `lineLimit` that reserves its lines makes room for them, fewer words or not.
  @Test func reservedLinesTakeTheirHeight() {
    let one = Text(verbatim: "One").lineLimit(3, reservesSpace: true)
    #expect(abs(LaidOut(one, width: 300, scale: 3).size.height - 64.333) < 0.001)
    let atLeast = Text(verbatim: "One").lineLimit(2...4)
    #expect(abs(LaidOut(atLeast, width: 300, scale: 3).size.height - 42.333) < 0.001)
    let atMost = Text(verbatim: "a b c d e f g h i j k l m n").lineLimit(...2)
    #expect(abs(LaidOut(atMost, width: 30, scale: 3).size.height - 42.333) < 0.001)
  }
}
