import Foundation
import Testing

@testable import SwiftUI

/// The icon's place beside the title.
@MainActor @Suite struct LabelIconTests {
  private func middles<Icon: View>(_ icon: Icon) throws -> (icon: CGFloat, title: CGFloat) {
    let laid = LaidOut(
      Label {
        Text(verbatim: "HHH")
      } icon: {
        icon
      }.font(.system(size: 13, weight: .bold)))
    let title = try #require(laid.frames("Text").first)
    let box = try #require(laid.frames("Color").first)
    // SF's ascender, and half of its capitals: 1950 and 1443 of 2048.
    return (box.midY, title.minY + 13 * (1950 - 1443 / 2) / 2048)
  }

  /// In a public widget the middle of a picture of 15 × 15 points is that of the title's capitals, to 0.3 points.
  @Test(arguments: [CGFloat(15), 6, 44]) func aPictureIsInTheMiddleOfTheCapitals(side: CGFloat)
    throws
  {
    let middles = try middles(Color.red.frame(width: side, height: side))
    #expect(abs(middles.icon - middles.title) < 0.35)
  }

  /// The documentation of alignment guides: an explicit one goes before the default.
  @Test func anIconsOwnBaselineCounts() throws {
    let middles = try middles(
      Color.red.frame(width: 10, height: 10).alignmentGuide(.firstTextBaseline) { $0[.bottom] })
    #expect(middles.icon < middles.title - 0.35 || middles.icon > middles.title + 0.35)
  }
}
