import Foundation
import Testing

@testable import SwiftUI

private let box = Color(red: 0, green: 0, blue: 0)

/// Children that take all that is proposed. They are the most flexible, so they get what the fixed ones leave: Apple's
/// rule for stacks (least flexible first), whatever container the greedy view is in.
@MainActor
@Suite struct EndlessChildrenTests {
  @Test func aCentredZStackOfGreedyViewsTakesWhatFixedOnesLeave() {
    let laid = LaidOut(
      HStack(spacing: 0) {
        ZStack {
          box
          box
        }
        .frame(maxWidth: .infinity)
        box.frame(width: 60)
        box.frame(width: 80)
      }.frame(width: 200, height: 10))
    #expect(laid.frames("Color").map(\.width) == [60, 60, 60, 80])
  }

  @Test func aCentredColumnOfGreedyViewsTakesWhatFixedOnesLeave() {
    let laid = LaidOut(
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          box
          box
        }
        box.frame(width: 60)
        box.frame(width: 80)
      }.frame(width: 200, height: 10))
    #expect(laid.frames("Color").map(\.width) == [60, 60, 60, 80])
  }
}
