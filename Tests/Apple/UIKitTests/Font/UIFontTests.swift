import Foundation
import Testing
import UIKit

@Suite struct UIFontTests {
  /// Apple's Human Interface Guidelines, Typography, "Dynamic Type sizes", Large (default).
  @Test(
    arguments: [
      (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20),
      (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
      (.caption1, 12), (.caption2, 11), (.extraLargeTitle, 36), (.extraLargeTitle2, 28),
    ] as [(UIFont.TextStyle, CGFloat)])
  func textStylesHaveTheSizesOfTheGuidelines(_ style: UIFont.TextStyle, _ size: CGFloat) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
    #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style).pointSize == size)
  }

  @Test func aHeadlineIsBoldAndABodyIsNot() {
    func traits(_ style: UIFont.TextStyle) -> UIFontDescriptor.SymbolicTraits {
      UIFont.preferredFont(forTextStyle: style).fontDescriptor.symbolicTraits
    }
    #expect(traits(.headline).contains(.traitBold))
    #expect(traits(.extraLargeTitle).contains(.traitBold))
    #expect(traits(.extraLargeTitle2).contains(.traitBold))
    #expect(!traits(.body).contains(.traitBold))
  }

  @Test(
    arguments: [
      (UIFont.systemFont(ofSize: 10), UIFontDescriptor.SymbolicTraits()),
      (.boldSystemFont(ofSize: 10), .traitBold),
      (.italicSystemFont(ofSize: 10), .traitItalic),
      (.monospacedSystemFont(ofSize: 10, weight: .regular), .traitMonoSpace),
      (.monospacedSystemFont(ofSize: 10, weight: .bold), [.traitMonoSpace, .traitBold]),
      (.systemFont(ofSize: 10, weight: .medium), UIFontDescriptor.SymbolicTraits()),
      (.systemFont(ofSize: 10, weight: .semibold), .traitBold),
    ] as [(UIFont, UIFontDescriptor.SymbolicTraits)])
  func symbolicTraitsDescribeTheFont(
    _ font: UIFont, _ traits: UIFontDescriptor.SymbolicTraits
  ) {
    #expect(font.fontDescriptor.symbolicTraits == traits)
  }

  @Test func traitsAreReplacedAndNotAdded() throws {
    let bold = UIFont.boldSystemFont(ofSize: 12).fontDescriptor
    let italic = try #require(bold.withSymbolicTraits(.traitItalic))
    #expect(italic.symbolicTraits == .traitItalic)
    #expect(italic.pointSize == 12)
  }

  /// Apple: a size of 0 keeps the descriptor's.
  @Test func aFontOfSizeZeroHasItsDescriptorsSize() {
    let descriptor = UIFont.boldSystemFont(ofSize: 15).fontDescriptor
    #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 15)
    #expect(UIFont(descriptor: descriptor, size: 9).pointSize == 9)
    #expect(UIFont(descriptor: descriptor, size: 9).fontDescriptor.symbolicTraits == .traitBold)
  }

  /// https://developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:weight:width:)
  @Test func aSystemFontHasAWidth() {
    let font = UIFont.systemFont(ofSize: 15, weight: .bold, width: .expanded)
    #expect(font.pointSize == 15)
    #expect(font.fontDescriptor.symbolicTraits == .traitBold)
    #expect(
      font.withSize(20).fontDescriptor
        != UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor)
  }

  /// The values that CoreText has for `kCTFontWidthCompressed` and its relatives, as reimplementations that are tested
  /// against AppKit's print them.
  @Test func widthsHaveCoreTextsValues() {
    let widths: [UIFont.Width] = [.compressed, .condensed, .standard, .expanded]
    #expect(widths.map(\.rawValue) == [-0.3, -0.2, 0, 0.2])
  }

  @Test func anotherSizeKeepsTheTraits() {
    let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .bold).withSize(30)
    #expect(font.pointSize == 30)
    #expect(font.fontDescriptor.symbolicTraits == [.traitMonoSpace, .traitBold])
  }

  /// SF Pro has 2048 units an em: ascent 1950, descent 494, capitals 1443, x 1040. In 20.48 points a
  /// unit is a hundredth of a point.
  @Test func verticalMetricsAreThoseOfSFPro() {
    let font = UIFont.systemFont(ofSize: 20.48)
    for (actual, expected) in [
      (font.ascender, 19.5), (font.descender, -4.94), (font.lineHeight, 24.44),
      (font.capHeight, 14.43), (font.xHeight, 10.4), (font.leading, 0),
    ] as [(CGFloat, CGFloat)] {
      #expect(abs(actual - expected) < 1e-9)
    }
  }

  /// Apple's "UIFont.Weight" reference.
  @Test func weightsAreOrderedFromUltraLightToBlack() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(
      weights.map(\.rawValue) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
  }

  @Test func metricsOfTheStandardTextSizeChangeNothing() {
    let metrics = UIFontMetrics(forTextStyle: .body), font = UIFont.systemFont(ofSize: 20)
    #expect(metrics.scaledFont(for: font) == font)
    #expect(metrics.scaledValue(for: 12.5) == 12.5)
  }

  @Test func aScaledFontIsNoLargerThanItsMaximum() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 14).pointSize == 14)
    #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 25).pointSize == 20)
  }

  @Test func anArchivedFontIsReadAsItWas() throws {
    let font = try #require(
      UIFont.systemFont(ofSize: 19, weight: .bold).fontDescriptor.withDesign(.rounded))
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: UIFont(descriptor: font, size: 21), requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data))
    #expect(read == UIFont(descriptor: font, size: 21))
    #expect(read.pointSize == 21 && read.fontName == ".SFUI")
    #expect(read.fontDescriptor.symbolicTraits == .traitBold)
  }
}
