import Foundation
import TestSupport
import Testing
import Typesetting

/// Widths of one-line texts at 17 points regular, to the pixel, as SwiftUI on iOS sets them: pictures
/// of adammcarter/swift-snapshot-testing-macros @b176096 (Tests/**/__Snapshots__, `min-size`) and
/// pictures at one pixel a point of paulz/SwiftUI-snapshot-testing @cceaa77 and prefire.
@Suite struct WidthTests {
  static let texts: [(text: String, width: CGFloat, scale: CGFloat)] = [
    ("backgroundAndPadding()", 195.667, 3),
    ("paddingAndBackground()", 196.333, 3),
    ("clear()", 49.667, 3),
    ("defaultBackgroundOverridden() (pink)", 290.333, 3),
    ("defaultBackground() (clear)", 210.0, 3),
    ("overridden() (orange)", 163.667, 3),
    (".padding(.all, 20)", 129.333, 3),
    (".padding()", 79.0, 3),
    (".padding", 67.0, 3),
    (".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))", 502.333, 3),
    (".padding(.horizontal, 15)", 185.333, 3),
    (".padding(.vertical, 30)", 167.333, 3),
    (".sizes(.minimum)", 129.667, 3),
    (".sizes(devices: .iPhoneX, .iPadPro11, fitting: .heightButMinimumWidth)", 530.5, 2),
    (".sizes(devices: .iPhoneX, .iPadPro11, fitting: .heightButMinimumWidth)", 530.667, 3),
    (".sizes(devices: .iPhoneX, fitting: .heightButMinimumWidth)", 444.667, 3),
    (".theme(.light)", 102.333, 3),
    ("Explicit main actor", 139.333, 3),
    ("Test one of many in a suite", 202.0, 3),
    ("@SnapshotSuite()", 138.333, 3),
    ("@SnapshotSuite", 126.0, 3),
    ("One test in a suite", 137.0, 3),
    ("doubleBackground() (red)", 197.667, 3),
    ("@SnapshotTest()", 131.0, 3),
    ("@SnapshotTest", 119.0, 3),
    ("Some SwiftUI text", 136.0, 3),
    ("SwiftUI", 55, 1),
    ("Hello, world!", 95, 1),
    ("Simple Text", 88, 1),
  ]

  @Test(arguments: texts)
  func aTextIsAsWideAsApples(_ fact: (text: String, width: CGFloat, scale: CGFloat)) {
    let layout = Typesetter().layout(
      [TextRun(fact.text, font: FontDescriptor(size: 17, leading: 22))],
      style: ParagraphStyle(pixelsPerPoint: fact.scale), width: nil, height: nil)
    // On the iPad one was half a point narrower than on the phone.
    #expect(abs(layout.size.width - fact.width) <= (fact.scale == 2 ? 0.5 : 0) + 0.001)
  }

  /// Before SF was a variable font: UILabel and TextKit on iOS 11 (layoutBox's StackLayout, FloorplanBTests),
  /// and on iOS 13.3 a picture of swift-snapshot-testing, testSwiftUIView_iOS.size-that-fits.png.
  @Test(arguments: [
    ("Label a little longuer", CGFloat(154.333), CGFloat(3), 0.001),
    ("This is a test string", 144.09326, 2048, 0.01), ("Checked", 68, 2, 0.001),
  ])
  func aTextUpToIOS13IsAsWideAsApples(
    _ text: String, _ width: CGFloat, _ scale: CGFloat, _ tolerance: CGFloat
  ) {
    var font = FontDescriptor(size: 17)
    font.platform = .iOSSeparateFonts
    let layout = Typesetter().layout(
      [TextRun(text, font: font)], style: ParagraphStyle(pixelsPerPoint: scale), width: nil,
      height: nil)
    #expect(abs(layout.size.width - width) <= tolerance)
  }

  /// `NSString.size` with `UIFont.systemFont(ofSize:weight:)` on iOS 26.1, of Vercantez/openuikit @32cc00a,
  /// golden/font_metrics_ios.json (`stringWidths`): no width in the tables, but advances of the same
  /// fonts.
  static let told: [(size: CGFloat, weight: Double, widths: [CGFloat])] = [
    (8, 100, [48.332, 71.946, 38.933, 17.095, 170.317, 60.190]),
    (8, 300, [49.731, 74.619, 40.927, 18.882, 174.709, 62.053]),
    (8, 400, [50.453, 76, 41.957, 19.805, 176.977, 63.016]),
    (8, 500, [51.793, 77.422, 43.053, 20.885, 180.633, 63.815]),
    (8, 600, [52.767, 78.455, 43.850, 21.670, 183.291, 64.396]),
    (8, 700, [54.107, 79.877, 44.945, 22.75, 186.947, 65.195]),
    (8, 900, [57.762, 83.754, 47.934, 25.695, 196.918, 67.375]),
    (17.5, 700, [109.420, 159.342, 88.407, 41.669, 370.170, 134.528]),
    (22, 600, [133.176, 189.247, 104.885, 47.288, 440.342, 164.872]),
    (22, 700, [136.590, 193.313, 107.910, 50.077, 451.792, 167.097]),
    (33, 400, [194.213, 269.140, 148.935, 64.421, 622.408, 241.893]),
    (33, 500, [198.970, 275.451, 153.488, 68.362, 641.457, 245.266]),
    (33, 700, [207.185, 286.349, 161.350, 75.168, 674.357, 251.093]),
    (33, 800, [214.102, 295.527, 167.972, 80.900, 702.063, 256.000]),
  ]

  @Test(arguments: told)
  func sizesAndWeightsAreAsWideAsApples(
    _ fact: (size: CGFloat, weight: Double, widths: [CGFloat])
  ) throws {
    let texts = [
      "0123456789", "AVAST Wavy To. LT", "Hello UIKit", "iiiiillll",
      "The quick brown fox jumps over the lazy dog", "WWWW MMMM",
    ]
    try #require(texts.count == fact.widths.count)
    for (text, width) in zip(texts, fact.widths) {
      let layout = set(text, size: fact.size, font: { $0.weight = fact.weight })
      // Kerning of weights under regular and over bold is taken for theirs.
      let part = (400...700).contains(fact.weight) ? 0.0008 : 0.007
      let drawn = try layout.lines.element(0).width
      #expect(abs(drawn - width) <= width * part, "\(text) \(drawn)")
    }
  }

  /// The same for the italic: 33 and 22 points.
  @Test func theItalicIsAsWideAsApples() throws {
    for (size, width) in [(33.0, 637.184), (22, 426.012), (8, 177.168)] as [(CGFloat, CGFloat)] {
      let layout = set(
        "The quick brown fox jumps over the lazy dog", size: size, font: { $0.isItalic = true })
      let drawn = try layout.lines.element(0).width
      #expect(abs(drawn - width) <= width * 0.003, "\(drawn)")
    }
  }

  /// SF Mono's advance is 1266 of 2048 at every size and weight (the same source).
  @Test func monospacedTextsAreAsWideAsApples() throws {
    let facts: [(CGFloat, Double, CGFloat)] = [(8, 400, 212.648), (33, 700, 877.175)]
    for (size, weight, width) in facts {
      let layout = set(
        "The quick brown fox jumps over the lazy dog", size: size,
        font: {
          $0.design = .monospaced
          $0.weight = weight
        })
      #expect(try abs(layout.lines.element(0).width - width) < 0.05)
    }
  }

  /// Typographer's punctuation, without ASCII's, at 8 points: `NSFont` on macOS, of the same source,
  /// uikit/Sources/OpenUIKit/Resources/font_metrics.json, less the 102 units by which it is tracked wider
  /// there, and more the 52 of iOS.
  @Test(arguments: [
    ("’", 660.0, 764.0), ("‘", 660, 764), ("“", 992, 1185), ("”", 992, 1185), ("…", 1700, 2006),
    ("–", 1247, 1336.5), ("—", 1842, 1908.5), ("•", 1018, 1044), ("°", 1018, 1044),
    ("×", 1342, 1427), ("›", 964, 987.5), ("→", 1907, 1984), ("·", 660, 764),
  ])
  func punctuationIsAsWideAsApples(_ fact: (character: String, regular: Double, bold: Double))
    throws
  {
    for (weight, units) in [(400.0, fact.regular), (700, fact.bold)] {
      let layout = set(fact.character, size: 8, font: { $0.weight = weight })
      let drawn = try layout.lines.element(0).width
      #expect(abs(drawn - units / 2048 * 8) < 0.003, "\(drawn)")
    }
  }

  /// A letter with an accent is as wide as without, and one of another script as the Latin letter that
  /// it looks like.
  @Test(arguments: [
    ("Việt Nam", "Viet Nam"), ("Ångström, naïve", "Angstrom, naive"), ("АВЕОС", "ABEOC"),
    ("сорах", "copax"), ("ΑΒΕ", "ABE"), ("ёЁ", "eE"), ("3−2±1÷4", "3+2+1+4"),
  ])
  func lettersOfOneShapeAreAsWide(_ text: String, _ latin: String) throws {
    #expect(try abs(set(text).lines.element(0).width - set(latin).lines.element(0).width) < 0.001)
  }
}
