import DisplayList
import Foundation
import Rendering
import Testing

@testable import SwiftUI

@MainActor @Suite struct MaterialTests {
  @Test func eachLetsThroughLessThanTheOneBefore() {
    let all: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    for dark in [false, true] {
      let alphas = all.map { material -> Double in
        var environment = EnvironmentValues()
        environment.colorScheme = dark ? .dark : .light
        return material._ink(0, environment).color.alpha
      }
      #expect(alphas == alphas.sorted() && Set(alphas).count == 5)
    }
  }

  @Test func whatLiesBeneathIsBlurredAndOnlyThere() {
    let stripes = HStack(spacing: 0) {
      ForEach(0..<10) { i in i % 2 == 0 ? Color.black : Color.white }
    }
    let picture = pixels(
      of: stripes.overlay { Rectangle().fill(.ultraThinMaterial).frame(width: 40, height: 20) },
      100, 40)
    // Half black, half white, under 41 % of #D8D8D8: 0.5 · 0.59 + 0.847 · 0.41 = 0.642.
    for x in 35..<65 { #expect(abs(Int(picture[x, 20].red) - 164) <= 14, "at \(x)") }
    #expect(picture.hex(25, 20) == "#000000" || picture.hex(25, 20) == "#FFFFFF")
    #expect(picture.hex(45, 5) == "#000000" && picture.hex(55, 5) == "#FFFFFF")
  }

  @Test func nothingBeneathIsNothingToBlur() {
    let drawn = Drawn(Rectangle().fill(.regularMaterial))
    #expect(drawn.groups.isEmpty && drawn.outlines.count == 1)
  }
}
