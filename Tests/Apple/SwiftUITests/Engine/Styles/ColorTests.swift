import DisplayList
import Foundation
import SystemDesigns
import Testing

@testable import SwiftUI

@MainActor @Suite struct ColorTests {
  /// Pixels of reference pictures that Apple's SwiftUI drew (system_colors.json).
  @Test(arguments: [
    (Color.red, SystemDesign.iOS26, "#FF383C", "#FF4245"), (.orange, .iOS26, "#FF8D28", "#FF9230"),
    (.yellow, .iOS26, "#FFCC00", "#FFD600"), (.green, .iOS26, "#34C759", "#30D158"),
    (.blue, .iOS26, "#0088FF", "#0091FF"), (.purple, .iOS26, "#CB30E0", "#DB34F2"),
    (.pink, .iOS26, "#FF2D55", "#FF375F"), (.gray, .iOS26, "#8E8E93", "#8E8E93"),
    (.primary, .iOS26, "#000000", "#FFFFFF"), (.blue, .iOS18, "#007AFF", "#0A84FF"),
    (.yellow, .iOS18, "#FFCC00", "#FFD60A"), (.green, .iOS18, "#34C759", "#30D158"),
  ])
  func systemColorsFollowTheDesignAndTheAppearance(
    color: Color, design: SystemDesign, light: String, dark: String
  ) {
    func hex(_ scheme: ColorScheme) -> [String] {
      Drawn(color) {
        $0.systemDesign = design
        $0.colorScheme = scheme
      }.hexes
    }
    #expect(hex(.light) == [light])
    #expect(hex(.dark) == [dark])
  }

  @Test func increasedContrastHasColoursOfItsOwn() {
    func hex(_ scheme: ColorScheme) -> [String] {
      Drawn(Color.blue) {
        $0._colorSchemeContrast = .increased
        $0.colorScheme = scheme
      }.hexes
    }
    #expect(hex(.light) == ["#1E6EF4"])
    #expect(hex(.dark) == ["#5CB8FF"])
  }

  @Test func hueSaturationAndBrightness() {
    #expect(Drawn(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)).hexes == ["#00FF00"])
    #expect(Drawn(Color(hue: 0.5, saturation: 0.5, brightness: 0.8)).hexes == ["#66CCCC"])
  }

  @Test func linearLightIsEncodedBySRGBsCurve() {
    // IEC 61966-2-1: 1.055 · 0.5^(1/2.4) − 0.055 = 0.735357
    let resolved = Color(.sRGBLinear, white: 0.5).resolve(in: EnvironmentValues())
    #expect(abs(resolved.red - 0.735357) < 1e-6)
    #expect(abs(resolved.linearRed - 0.5) < 1e-6)
  }

  @Test func displayP3KeepsWhiteAndGreyAndItsGreenIsCutToSRGBs() {
    #expect(Drawn(Color(.displayP3, white: 0.5)).hexes == ["#808080"])
    #expect(Drawn(Color(.displayP3, red: 0, green: 1, blue: 0)).hexes == ["#00FF00"])
    // A colour within both: by CSS Color 4's matrices 132.4, 100.7, 72.5 of 255.
    #expect(Drawn(Color(.displayP3, red: 0.5, green: 0.4, blue: 0.3)).hexes == ["#846549"])
  }

  @Test func opacityMultiplies() {
    #expect(Drawn(Color.black.opacity(0.5).opacity(0.5)).hexes == ["#00000040"])
  }

  @Test func uIKitsColoursGoByTheAppearance() {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(Drawn(Color(dynamic)) { $0.colorScheme = .dark }.hexes == ["#FFFFFF"])
    #expect(Drawn(Color(.systemBackground)).hexes == ["#FFFFFF"])
    #expect(Drawn(Color(uiColor: .secondaryLabel)).hexes == ["#3C3C4399"])
    var red: CGFloat = 0
    UIColor(Color(red: 0.25, green: 0, blue: 0)).getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect(red == 0.25)
  }

  @Test func aColourThatNoCatalogueHasIsDrawnAsNothingAndNamed() {
    let drawn = Drawn(Color("Nowhere"))
    #expect(drawn.commands.isEmpty)
    #expect(drawn.list.diagnostics.map(\.code) == ["missing-color"])
    #expect(drawn.list.diagnostics.first?.message.contains("“Nowhere”") == true)
  }

  @Test func descriptionsNameColoursAsApplesDo() {
    #expect(Color.red.description == "red")
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
  }
}
