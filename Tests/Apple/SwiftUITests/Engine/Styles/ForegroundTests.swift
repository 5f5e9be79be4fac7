import DisplayList
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct ForegroundTests {
  private func hexes<V: View>(_ view: V) -> [String] { Drawn(view).hexes }

  @Test func levelsOfTheDefaultForegroundAreTheLabelColours() {
    #expect(
      hexes(
        ZStack {
          Rectangle().fill(.primary)
          Rectangle().fill(.secondary)
          Rectangle().fill(.tertiary)
          Rectangle().fill(.quaternary)
        }) == ["#000000", "#3C3C4399", "#3C3C434D", "#3C3C432E"])
  }

  @Test func levelsOfAColourAre105025And018OfIt() {
    #expect(
      hexes(
        ZStack {
          Rectangle()
          Rectangle().fill(.secondary)
          Rectangle().fill(.tertiary)
          Rectangle().fill(.quaternary)
        }.foregroundStyle(Color(red: 1, green: 0, blue: 0)))
        == ["#FF0000", "#FF000080", "#FF000040", "#FF00002E"])
  }

  @Test func givenLevelsAreUsedAndThoseAfterTheLastFadeIt() {
    #expect(
      hexes(
        ZStack {
          Rectangle().fill(.primary)
          Rectangle().fill(.secondary)
          Rectangle().fill(.tertiary)
        }.foregroundStyle(Color.black, Color(red: 0, green: 0, blue: 1)))
        == ["#000000", "#0000FF", "#0000FF80"])
  }

  @Test func secondaryWithinSecondaryDoesntAddUp() {
    #expect(
      hexes(Rectangle().fill(.secondary).foregroundStyle(.secondary)) == ["#3C3C4399"])
    #expect(hexes(Rectangle().foregroundStyle(.secondary)) == ["#3C3C4399"])
    #expect(
      hexes(Rectangle().foregroundStyle(.primary).foregroundStyle(.secondary)) == ["#000000"])
  }

  @Test func aFadedForegroundStyleMaySpeakOfTheOneAroundIt() {
    #expect(
      hexes(
        Rectangle().foregroundStyle(.secondary.opacity(0.5))
          .foregroundStyle(Color(red: 1, green: 0, blue: 0))) == ["#FF000040"])
    #expect(hexes(Rectangle().foregroundStyle(.foreground)) == ["#000000"])
  }

  @Test func tintIsTheAccentUntilItIsSet() {
    // Whatever catalogues lie beside the tests may name an accent colour.
    let accent = hexes(Color.accentColor)
    #expect(hexes(Rectangle().fill(.tint)) == accent)
    #expect(hexes(Rectangle().fill(.tint).tint(.white)) == ["#FFFFFF"])
    #expect(hexes(Rectangle().fill(.tint).tint(Color.accentColor)) == accent)
    #expect(hexes(Rectangle().fill(.tint).tint(nil as Color?).tint(.white)) == accent)
    #expect(hexes(Color.accentColor.accentColor(.black)) == ["#000000"])
  }

  @Test func aStyleOfOnesOwnIsWhatItResolvesTo() {
    struct Scheme: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
      }
    }
    #expect(hexes(Rectangle().fill(Scheme())) == ["#000000"])
    #expect(
      Drawn(Rectangle().foregroundStyle(Scheme())) { $0.colorScheme = .dark }.hexes
        == ["#FFFFFF"])
  }

  @Test func foregroundColorNilGoesBackToTheLabel() {
    #expect(
      hexes(Rectangle().foregroundColor(nil).foregroundColor(.white)) == ["#000000"])
  }

  @Test func semanticStyles() {
    #expect(hexes(Rectangle().fill(.background)) == ["#FFFFFF"])
    #expect(hexes(Rectangle().fill(.background.secondary)) == ["#F2F2F7"])
    #expect(hexes(Rectangle().fill(.background).backgroundStyle(.black)) == ["#000000"])
    #expect(hexes(Rectangle().fill(.fill.tertiary)) == ["#7676801F"])
    #expect(hexes(Rectangle().fill(.separator)) == ["#3C3C434A"])
  }
}
