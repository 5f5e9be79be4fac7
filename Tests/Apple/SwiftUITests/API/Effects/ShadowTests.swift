import DisplayList
import Foundation
import Rendering
import Testing

@testable import SwiftUI

/// Who casts a shadow: pairs of views whose pictures must be equal.
///
/// As in isamercan/ThemeKit @c412840: in `AlertDialogSnapshotTests` (iOS 26) and `Screenshots/Card.png` (macOS 26) the texts
/// of a card with three shadows cast the first of them on the card, and none of the others.
@MainActor @Suite struct ShadowTests {
  private func isSame<A: View, B: View>(_ a: A, _ b: B) -> Bool {
    Bitmap.hasEqualPixels(
      pixels(of: a, 40, 40, scale: 2), pixels(of: b, 40, 40, scale: 2))
  }

  private var card: some View { Color.white.frame(width: 30, height: 30) }
  private var mark: some View { Color.black.frame(width: 8, height: 8) }

  @Test func eachLeafOfAContainerCastsAShadow() {
    let both = ZStack {
      card
      mark
    }
    let each = ZStack {
      card.shadow(color: .red, radius: 2, x: 4, y: 4)
      mark.shadow(color: .red, radius: 2, x: 4, y: 4)
    }
    #expect(isSame(both.shadow(color: .red, radius: 2, x: 4, y: 4), each))
  }

  @Test func aCompositingGroupCastsOneShadow() {
    let both = ZStack {
      card
      mark
    }
    let one = ZStack {
      card.shadow(color: .red, radius: 0, x: 4, y: 4)
      mark
    }
    #expect(isSame(both.compositingGroup().shadow(color: .red, radius: 0, x: 4, y: 4), one))
    #expect(isSame(both.clipShape(Rectangle()).shadow(color: .red, radius: 0, x: 4, y: 4), one))
  }

  @Test func aSecondShadowIsThatOfAllThatHasTheFirst() {
    let both = ZStack {
      card
      mark
    }.shadow(color: .red, radius: 2, x: 4, y: 4)
    #expect(
      isSame(
        both.shadow(color: .blue, radius: 1, y: 3),
        both.compositingGroup().shadow(color: .blue, radius: 1, y: 3)))
  }

  @Test func aShadowAroundScaledViewsFallsByItsOwnOffset() {
    let apart = HStack(spacing: 4) {
      mark
      mark
    }.scaleEffect(1.5)
    #expect(
      isSame(
        apart.shadow(color: .red, radius: 0, x: 0, y: 12),
        apart.compositingGroup().shadow(color: .red, radius: 0, x: 0, y: 12)))
    let turned = apart.rotationEffect(.degrees(90))
    #expect(
      isSame(
        turned.shadow(color: .red, radius: 0, x: 12, y: 0),
        turned.compositingGroup().shadow(color: .red, radius: 0, x: 12, y: 0)))
  }

  @Test func aTextWithManyLinesCastsOneShadow() {
    let drawn = Drawn(Text(verbatim: "One\nTwo\nThree").shadow(radius: 2), 80, 80)
    #expect(drawn.groups.map(\.effects.count) == [1])
  }
}
