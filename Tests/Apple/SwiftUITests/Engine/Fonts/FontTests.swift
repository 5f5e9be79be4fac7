import Foundation
import Testing
import Typesetting

@testable import SwiftUI

@Suite struct FontTests {
  private func descriptor(
    _ font: Font, _ size: DynamicTypeSize = .large, _ environment: [FontModifier] = [],
    _ more: [FontModifier] = [], legibility: LegibilityWeight? = nil
  ) -> FontDescriptor {
    font.descriptor(
      size: size, legibility: legibility, environmentModifiers: environment, more: more)
  }

  /// Apple's Human Interface Guidelines, Typography.
  @Test(arguments: [
    (DynamicTypeSize.xSmall, 14.0, 19.0), (.large, 17, 22), (.xxxLarge, 23, 29),
    (.accessibility5, 53, 62),
  ])
  func bodyFollowsTheTextSize(_ size: DynamicTypeSize, _ points: Double, _ leading: Double) {
    let body = descriptor(.body, size)
    #expect(Double(body.size) == points)
    #expect(body.leading.map(Double.init) == leading)
    #expect(body.weight == 400)
  }

  @Test func aFixedSizeStaysAndHasNoPitch() {
    let font = descriptor(.system(size: 40, weight: .heavy, design: .rounded), .accessibility3)
    #expect(font.size == 40)
    #expect(font.leading == nil)
    #expect(font.weight == 800)
    #expect(font.design == .rounded)
  }

  @Test func boldIsTheStylesEmphasizedWeight() {
    #expect(descriptor(.body.bold()).weight == 600)
    #expect(descriptor(.title.bold()).weight == 700)
    #expect(descriptor(.headline).weight == 600)
    #expect(descriptor(.headline.weight(.light)).weight == 300)
  }

  /// SchweizerischeBundesbahnen/mobile-ios-design-swiftui @051dac8, testSBBPromotionBox.1 and .2: `Text("New").bold()` at 14 points is
  /// semibold, its N's stem 5.09 pixels of 42. Weights are as they are asked for.
  @Test func boldIsSemiboldInAFontOfTheSystems() {
    #expect(descriptor(.system(size: 14).bold()).weight == 600)
    #expect(descriptor(.system(size: 14).weight(.bold)).weight == 700)
    #expect(descriptor(.system(size: 14, weight: .heavy).bold()).weight == 800)
    #expect(descriptor(.custom("NotoSans-Regular", size: 14).bold()).weight == 700)
  }

  /// Apple, `Font.bold()`: “Adds bold styling to the font”. A weight beyond semibold, whose stems are thicker already, stays.
  @Test func boldMakesNoFontOfTheSystemsLighter() {
    #expect(descriptor(.system(size: 14).weight(.bold).bold()).weight == 700)
    #expect(descriptor(.system(size: 14).weight(.light).bold()).weight == 600)
    #expect(descriptor(.system(size: 14).bold(), .large, [.weight(.heavy)]).weight == 800)
    #expect(descriptor(.system(size: 14), .large, [.weight(.heavy)], [.bold(true)]).weight == 800)
    #expect(descriptor(.system(.body, weight: .black).bold()).weight == 900)
    #expect(
      descriptor(.system(size: 14, weight: .heavy).bold(), .large, [.bold(false)]).weight == 800)
  }

  @Test func theTextsOwnWeightGoesBeforeThoseAround() {
    let font = descriptor(.body, .large, [.weight(.black), .italic(true)], [.weight(.thin)])
    #expect(font.weight == 200)
    #expect(font.isItalic)
  }

  @Test func boldTextInSettingsMakesRegularSemibold() {
    #expect(descriptor(.body, legibility: .bold).weight == 600)
    #expect(descriptor(.system(size: 10, weight: .black), legibility: .bold).weight == 900)
  }

  @Test func leadingIsTwoPointsLessOrMore() {
    #expect(descriptor(.body.leading(.tight)).leading == 20)
    #expect(descriptor(.body.leading(.loose)).leading == 24)
    #expect(descriptor(.system(size: 17).leading(.loose)).leading == nil)
  }

  /// A custom font grows as the line pitch of its style does: 29 ÷ 22 at xxxLarge.
  @Test func customFontsScale() {
    #expect(descriptor(.custom("Avenir", size: 20), .xxxLarge).size == 26)
    #expect(descriptor(.custom("Avenir", fixedSize: 20), .xxxLarge).size == 20)
    #expect(descriptor(.custom("Avenir", size: 20)).family == "Avenir")
  }

  @Test func aSummaryForTheLayoutFile() {
    #expect(descriptor(.headline).summary == "17 semibold")
    #expect(
      descriptor(.system(size: 12.5, design: .monospaced).italic()).summary
        == "12.5 regular monospaced italic")
  }
}
