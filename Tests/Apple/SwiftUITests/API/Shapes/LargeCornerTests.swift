import DisplayList
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct LargeCornerTests {
  /// Source: stadiamaps/ferrostar @918a186, TripProgressViewTests: `.rect(cornerRadius: 48)` in a bar
  /// of 430 × 46 has the ends of a capsule.
  @Test func aRoundCornerStaysRoundWhereItHasNoRoom() {
    let box = CGRect(x: 0, y: 0, width: 430, height: 46)
    #expect(RoundedRectangle(cornerRadius: 48).path(in: box) == Capsule().path(in: box))
  }

  @Test func aCornerOfTwoRadiiKeepsItsProportions() {
    let box = CGRect(x: 0, y: 0, width: 100, height: 20)
    let corner = CGSize(width: 40, height: 20)
    #expect(
      RoundedRectangle(cornerSize: corner).path(in: box)
        == RoundedRectangle(cornerSize: CGSize(width: 20, height: 10)).path(in: box))
  }

  /// Source: adammcarter/swift-snapshot-testing-macros @b176096, SnapshotSuite+Traits+Size: a text of
  /// 20.333 points in the middle of 480 at @3x would start at pixel 689.5, and is drawn from 690.
  @Test func halfAPixelGoesUp() {
    var context = DrawContext(scale: 3)
    #expect(context.snapped((480 - 61.0 / 3) / 2) * 3 == 690)
    context = DrawContext(scale: 2)
    #expect(context.snapped(406.75) == 407)
  }
}
