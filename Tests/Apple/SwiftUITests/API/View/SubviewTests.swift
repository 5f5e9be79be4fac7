import Foundation
import Testing

@testable import SwiftUI

/// A subview that its container uses in several places.
@MainActor
@Suite struct SubviewTests {
  /// A divider is perpendicular to the axis of its stack, and a spacer extends along the axis (Apple's documentation of
  /// `Divider` and `Spacer`).
  @Test func aSubviewUsedInTwoStacksTurnsWithEach() {
    let view = Group(subviews: Divider()) { views in
      VStack(spacing: 0) {
        HStack(spacing: 0) { views }.frame(width: 30, height: 20)
        VStack(spacing: 0) { views }.frame(width: 30, height: 20)
      }
    }
    let dividers = LaidOut(view, width: 30, height: 40).frames("Divider")
    #expect(dividers.map(\.size) == [CGSize(width: 1, height: 20), CGSize(width: 30, height: 1)])
    let spaced = Group(subviews: Spacer(minLength: 7)) { views in
      HStack(spacing: 0) {
        HStack(spacing: 0) { views }.fixedSize().background { Color.red }
        VStack(spacing: 0) { views }.fixedSize().background { Color.red }
      }
    }
    #expect(
      LaidOut(spaced).frames("Color").map(\.size) == [
        CGSize(width: 7, height: 0), CGSize(width: 0, height: 7),
      ])
  }
}
