import DisplayList
import Foundation
import Rendering
import Testing

@testable import SwiftUI

/// The views that cast a shadow of their own: pairs of views whose pictures must be equal, and counts of shadows.
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

  private let yellow = Color(red: 1, green: 1, blue: 0)
  private let cyan = Color(red: 0, green: 1, blue: 1)
  private let red = Color(red: 1, green: 0, blue: 0)

  /// By the formula of multiplying, yellow times cyan is green.
  @Test func aBlendModeMeetsWhatLiesBelowTheViewAndNotItsShadow() {
    let ground = yellow.frame(width: 30, height: 30)
    let both = ZStack {
      ground
      cyan.frame(width: 8, height: 8).blendMode(.multiply)
    }
    let within = pixels(of: both.shadow(color: red, radius: 0, x: 8), 40, 40)
    #expect(within.hex(20, 20) == "#00FF00")
    #expect(within.hex(10, 20) == "#FFFF00")
    #expect(within.hex(37, 20) == "#FF0000")
    let beyond = ZStack {
      ground
      HStack(spacing: 8) {
        cyan.frame(width: 8, height: 8).blendMode(.multiply)
        Rectangle().fill(cyan.blendMode(.multiply)).frame(width: 8, height: 8)
      }
      .shadow(color: red, radius: 0, y: 20)
    }
    let shown = pixels(of: beyond, 40, 40)
    #expect(shown.hex(12, 20) == "#00FF00")
    #expect(shown.hex(28, 20) == "#00FF00")
  }

  @Test func aHoleIsInThePictureAndInItsShadow() {
    let cut = ZStack {
      card
      mark.blendMode(.destinationOut)
    }
    let shadowed = pixels(
      of: cut.shadow(color: red, radius: 0, x: 12), 40, 40, on: RGBA(0, 0, 1, 1))
    // From left to right: the card, its shadow seen through its hole, the hole of the shadow, and the shadow.
    #expect(
      [10, 20, 35, 38].map { shadowed.hex($0, 20) } == ["#FFFFFF", "#FF0000", "#0000FF", "#FF0000"])
    #expect(
      isSame(
        cut.shadow(color: red, radius: 2, x: 4),
        cut.compositingGroup().shadow(color: red, radius: 2, x: 4)))
  }

  /// A ring of 58 points with a marker at the top, 5.5 across, in a hole of 10.
  @Test func aGaugeKeepsItsMarkerInAShadow() {
    let gauge = Gauge(value: 0.5) { Text(verbatim: "x") }
      .gaugeStyle(.accessoryCircular).tint(Color(red: 0, green: 0, blue: 1))
      .shadow(color: red, radius: 0, y: 20)
    let shown = pixels(of: gauge, 60, 60, scale: 2)
    #expect(shown.hex(60, 7) == "#0000FF")
    #expect(shown.hex(67, 7) == "#FFFFFF")
    #expect(shown.hex(60, 47) == "#FF0000")
    #expect(shown.hex(67, 47) == "#FFFFFF")
  }

  private func shadows<V: View>(_ view: V) -> Int {
    let shadow = Effect.shadow(color: RGBA(1, 0, 0, 1), radius: 2, offset: .zero)
    let drawn = Drawn(view.shadow(color: red, radius: 2), 200, 100) { $0.surface = .app }
    return drawn.groups.filter { $0.effects == [shadow] }.count
  }

  @Test func whatAControlIsDrawnOfCastsOneShadow() {
    let toggle = Toggle("Wi-Fi", isOn: .constant(true))
    #expect(shadows(toggle.labelsHidden()) == 1)
    #expect(shadows(toggle.labelsHidden().disabled(true)) == 1)
    #expect(shadows(toggle) == 2, "the label and the switch")
    #expect(
      shadows(
        HStack {
          toggle.labelsHidden()
          toggle.labelsHidden()
        }) == 2)
    #expect(shadows(Slider(value: .constant(0.5))) == 1)
    #expect(shadows(ProgressView()) == 1)
    #expect(shadows(ProgressView(value: 0.5)) == 1)
    #expect(shadows(Gauge(value: 0.5) { Text(verbatim: "x") }.gaugeStyle(.accessoryCircular)) == 1)
    #expect(shadows(Stepper("Count", value: .constant(1))) == 1)
    #expect(shadows(DatePicker("Day", selection: .constant(.distantPast))) == 1)
  }
}
