import DisplayList
import Foundation
import TestSupport
import Testing

@testable import SwiftUI

/// The middle of the capitals of a first line; SF's are 1443 of 2048 of the font's size.
@MainActor @Suite struct FirstLineCenterTests {
  private final class Measured {
    var rise: CGFloat?
  }

  /// The distance, in points, of the guide above the first baseline, and what is laid out.
  private func rise(
    _ view: some View, width: CGFloat? = nil
  ) throws -> (points: CGFloat, laid: LaidOut) {
    let measured = Measured()
    let row = HStack(alignment: .firstLineCenter) {
      view.alignmentGuide(.firstLineCenter) { dimensions in
        measured.rise = dimensions[.firstTextBaseline] - dimensions[.firstLineCenter]
        return dimensions[.firstLineCenter]
      }
      Text(verbatim: "A")
    }
    let laid = LaidOut(row, width: width, height: 100, scale: 3)
    return (try #require(measured.rise), laid)
  }

  @Test func aTextsIsHalfACapitalAboveItsBaseline() throws {
    let text = Text(verbatim: "Hello").font(.system(size: 20))
    #expect(try abs(rise(text).points - 7.046) < 0.001)
  }

  @Test func aShrunkTextsIsHalfOfItsSmallerCapitals() throws {
    let text = Text(verbatim: "A line that is too long").font(.system(size: 20)).lineLimit(1)
      .minimumScaleFactor(0.5)
    let found = try rise(text, width: 160)
    let size = try #require(found.laid.list.views.compactMap(\.textSize).first)
    #expect(size < 18)
    #expect(abs(found.points - size * 1443 / 2048 / 2) < 0.001)
  }
}
