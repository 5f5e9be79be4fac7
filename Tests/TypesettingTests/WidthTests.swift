import Foundation
import Testing
import Typesetting

/// Widths of one-line texts at 17 points regular, to the pixel, as SwiftUI on iOS sets them: pictures
/// of adammcarter/swift-snapshot-testing-macros @b176096 (Tests/**/__Snapshots__, `min-size`), a
/// UILabel of StackLayout's JustifytemsColumnSpec, and pictures at one pixel a point of prefire.
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
    ("Label a little longuer", 154.333, 3),
    ("SwiftUI", 55, 1),
    ("Hello, world!", 95, 1),
    ("Simple Text", 88, 1),
  ]

  @Test(arguments: texts)
  func aTextIsAsWideAsApples(_ fact: (text: String, width: CGFloat, scale: CGFloat)) {
    let layout = Typesetter().layout(
      [TextRun(fact.text, font: FontDescriptor(size: 17, leading: 22))],
      style: ParagraphStyle(pixelsPerPoint: fact.scale), width: nil, height: nil)
    // A pixel, and what rounding may hide of another.
    let tolerance = fact.scale == 1 ? 1 : 1 / fact.scale + 0.01
    #expect(abs(layout.size.width - fact.width) <= tolerance)
  }
}
