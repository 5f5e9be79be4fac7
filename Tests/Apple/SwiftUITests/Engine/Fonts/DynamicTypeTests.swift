import Foundation
import Testing
import Typesetting

@testable import SwiftUI

@Suite struct DynamicTypeTests {
  /// Apple's Human Interface Guidelines, Typography, Dynamic Type sizes on iOS: points and leading of largeTitle, title,
  /// title2, title3, headline, body, callout, subheadline, footnote, caption, caption2.
  static let guidelines: [(DynamicTypeSize, String)] = [
    (.xSmall, "31/38 25/31 19/24 17/22 14/19 14/19 13/18 12/16 12/16 11/13 11/13"),
    (.small, "32/39 26/32 20/25 18/23 15/20 15/20 14/19 13/18 12/16 11/13 11/13"),
    (.medium, "33/40 27/33 21/26 19/24 16/21 16/21 15/20 14/19 12/16 11/13 11/13"),
    (.large, "34/41 28/34 22/28 20/25 17/22 17/22 16/21 15/20 13/18 12/16 11/13"),
    (.xLarge, "36/43 30/37 24/30 22/28 19/24 19/24 18/23 17/22 15/20 14/19 13/18"),
    (.xxLarge, "38/46 32/39 26/32 24/30 21/26 21/26 20/25 19/24 17/22 16/21 15/20"),
    (.xxxLarge, "40/48 34/41 28/34 26/32 23/29 23/29 22/28 21/28 19/24 18/23 17/22"),
    (.accessibility1, "44/52 38/46 34/41 31/38 28/34 28/34 26/32 25/31 23/29 22/28 20/25"),
    (.accessibility2, "48/57 43/51 39/47 37/44 33/40 33/40 32/39 30/37 27/33 26/32 24/30"),
    (.accessibility3, "52/61 48/57 44/52 43/51 40/48 40/48 38/46 36/43 33/40 32/39 29/35"),
    (.accessibility4, "56/66 53/62 50/59 49/58 47/56 47/56 44/52 42/50 38/46 37/44 34/41"),
    (.accessibility5, "60/70 58/68 56/66 55/65 53/62 53/62 51/60 49/58 44/52 43/51 40/48"),
  ]

  private static let styles: [Font.TextStyle] = [
    .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption, .caption2,
  ]

  @Test(arguments: guidelines)
  func everyStyleHasItsSizeAndLeading(_ size: DynamicTypeSize, _ row: String) {
    let found = Self.styles.map { style in
      let font = Font.system(style).descriptor(size: size, legibility: nil)
      return "\(Int(font.size))/\(Int(font.leading ?? 0))"
    }
    #expect(found.joined(separator: " ") == row)
  }

  /// The same guidelines: a headline is semibold, the others regular; emphasized, titles but the third are bold, the others
  /// semibold.
  @Test(arguments: DynamicTypeSize.allCases)
  func everyStyleHasItsWeight(_ size: DynamicTypeSize) {
    func weights(_ change: (Font) -> Font) -> [Double] {
      Self.styles.map { change(.system($0)).descriptor(size: size, legibility: nil).weight }
    }
    #expect(weights { $0 } == [400, 400, 400, 400, 600, 400, 400, 400, 400, 400, 400])
    #expect(
      weights { $0.bold() } == [700, 700, 700, 600, 600, 600, 600, 600, 600, 600, 600])
  }

  /// `UIFontMetrics.scaledValue` on iOS 26 at three pixels a point (Vercantez/openuikit @6f62d1d,
  /// fixtures/realapp/dynamic_type_ios.json, asked on a simulator).
  @Test(arguments: [
    (Font.TextStyle.largeTitle, DynamicTypeSize.xSmall, 34.0, 31.667),
    (.title3, .xSmall, 64, 56.333),
    (.footnote, .xSmall, 17, 15), (.caption2, .xSmall, 48, 48), (.headline, .small, 64, 58.333),
    (.callout, .xxxLarge, 20, 26.667), (.caption, .xxxLarge, 17, 24.333),
    (.caption2, .xxxLarge, 64, 108.333), (.subheadline, .accessibility1, 64, 99.333),
    (.title2, .accessibility1, 34, 49.667), (.body, .accessibility1, 22, 34),
    (.callout, .accessibility5, 64, 183), (.caption2, .accessibility5, 64, 236.333),
    (.footnote, .accessibility5, 34, 98.333),
  ])
  func aScaledMetricIsUIKits(
    _ style: Font.TextStyle, _ size: DynamicTypeSize, _ value: Double, _ scaled: Double
  ) {
    let found = (value * Double(style.scale(size)) * 3).rounded() / 3
    #expect(abs(found - scaled) < 0.001)
  }

  /// Apple's Human Interface Guidelines, Typography, Dynamic Type sizes on watchOS, xSmall and AX1: largeTitle, title, title2,
  /// title3, headline, body, caption, caption2, footnote.
  @Test(arguments: [
    (
      DynamicTypeSize.xSmall,
      "30/32.5 28/30.5 24/26.5 17/19.5 14/16.5 14/16.5 13/15.5 12/14.5 11/13.5"
    ),
    (.accessibility1, "44/46.5 42/44.5 34/41 24/26.5 21/23.5 21/23.5 18/20.5 17/19.5 16/18.5"),
  ])
  func aWatchsStylesHaveTheirSizes(_ size: DynamicTypeSize, _ row: String) {
    let styles: [Font.TextStyle] = [
      .largeTitle, .title, .title2, .title3, .headline, .body, .caption, .caption2, .footnote,
    ]
    let found = styles.map { style in
      let figures = style.figures(size, .watchOS)
      func text(_ value: CGFloat) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
      }
      return text(figures.size) + "/" + text(figures.pitch)
    }
    #expect(found.joined(separator: " ") == row)
  }

  /// CoreText's values, see `widthsHaveCoreTextsValues` of UIFont.
  @Test func widthsHaveCoreTextsValues() {
    let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded]
    #expect(widths.map(\.value) == [-0.3, -0.2, 0, 0.2])
  }
}
