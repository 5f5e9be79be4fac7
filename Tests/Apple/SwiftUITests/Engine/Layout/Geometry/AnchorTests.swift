import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct AnchorTests {
  private struct Places: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }
  private struct Spot: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = value ?? nextValue()
    }
  }

  @Test func boundsAreReadInTheReadersCoordinates() {
    var found: [CGRect] = []
    let row = HStack(spacing: 5) {
      Color.red.frame(width: 10, height: 20)
        .anchorPreference(key: Places.self, value: .bounds) { [$0] }
      Color.blue.frame(width: 30, height: 10)
        .anchorPreference(key: Places.self, value: .bounds) { [$0] }
        .transformAnchorPreference(
          key: Places.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
        ) {
          $0.append($1)
        }
    }
    .overlayPreferenceValue(Places.self) { anchors in
      GeometryReader { proxy in
        let _ = found = anchors.map { proxy[$0] }
        Color.clear
      }
    }
    _ = LaidOut(row.padding(7), scale: 1)
    #expect(
      found == [
        CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 15, y: 5, width: 30, height: 10),
        CGRect(x: 16, y: 7, width: 3, height: 4),
      ])
  }

  @Test func pointsLieWithinTheView() {
    var found: CGPoint?
    let box = Color.red.frame(width: 10, height: 20)
      .anchorPreference(key: Spot.self, value: .bottomTrailing) { $0 }
      .padding(3)
      .backgroundPreferenceValue(Spot.self) { anchor in
        GeometryReader { proxy in
          let _ = found = anchor.map { proxy[$0] }
          Color.clear
        }
      }
    _ = LaidOut(box, scale: 1)
    #expect(found == CGPoint(x: 13, y: 23))
  }
}
