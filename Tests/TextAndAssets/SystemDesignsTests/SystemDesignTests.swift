import DisplayList
import Foundation
import Testing

@testable import SystemDesigns

@Suite struct SystemDesignTests {
  @Test func noTwoDesignsOfAPlatformHaveOneVersion() {
    #expect(Set(SystemDesign.all).count == SystemDesign.all.count)
  }

  @Test func theStandardVersionHasADesignOnEveryPlatform() {
    for platform in SystemDesign.Platform.allCases {
      let design = SystemVersion.standard.design(on: platform)
      #expect(design.platform == platform && design.version == .standard)
    }
    #expect(SystemDesign.standard === SystemDesign.iOS26)
  }

  @Test func versionsWithWidgetsAreOfferedTheNewestFirst() {
    #expect(SystemVersion.offered.suffix(2).map(\.description) == ["26", "18"])
    #expect(SystemVersion("18") == 18)
    #expect(SystemVersion("13") == nil)
    #expect(SystemVersion("soon") == nil)
  }

  @Test func aVersionIsItsNumberInJSON() throws {
    let data = try JSONEncoder().encode([SystemVersion.standard])
    #expect(String(decoding: data, as: UTF8.self) == "[26]")
    #expect(try JSONDecoder().decode([SystemVersion].self, from: Data("[18]".utf8)) == [18])
  }

  @Test func aDesignHasItsCounterpartOnAnotherPlatform() {
    #expect(SystemDesign.macOS15.counterpart(on: .iOS) === SystemDesign.iOS18)
    #expect(SystemDesign.iOS26.counterpart(on: .watchOS) === SystemDesign.watchOS26)
  }

  @Test func aVersionWithoutADesignOfThePlatformHasTheStandardOne() {
    #expect(SystemVersion(rawValue: 99).design(on: .iOS) === SystemDesign.iOS26)
  }

  @Test(arguments: [
    (SystemColor.red, SystemDesign.iOS18, "#FF3B30", "#FF453A", "#D70015", "#FF6961"),
    (.red, .iOS26, "#FF383C", "#FF4245", "#E9152D", "#FF6165"),
    (.gray2, .iOS26, "#AEAEB2", "#636366", "#8E8E93", "#7C7C80"),
    (.secondaryLabel, .iOS26, "#3C3C4399", "#EBEBF599", "#3C3C43CC", "#EBEBF5B3"),
    (.link, .iOS18, "#007AFF", "#0984FF", "#007AFF", "#0984FF"),
    (.label, .macOS26, "#000000D8", "#FFFFFFD8", "#000000D8", "#FFFFFFD8"),
    (.red, .macOS15, "#FF3B30", "#FF453A", "#D70015", "#FF6961"),
    (.green, .macOS15, "#28CD41", "#32D74B", "#248A3D", "#30DB5B"),
  ])
  func aColorFollowsDesignAppearanceAndContrast(
    color: SystemColor, design: SystemDesign, light: String, dark: String, highLight: String,
    highDark: String
  ) {
    func hex(_ isDark: Bool, _ isHighContrast: Bool) -> String {
      color.rgba(ColorTraits(isDark: isDark, isHighContrast: isHighContrast, design: design)).hex
    }
    #expect(hex(false, false) == light)
    #expect(hex(true, false) == dark)
    #expect(hex(false, true) == highLight)
    #expect(hex(true, true) == highDark)
  }

  @Test func everyColorHasAValueInEveryDesign() {
    for design in SystemDesign.all {
      for color in SystemColor.allCases {
        #expect(color.rgba(ColorTraits(design: design)).alpha > 0, "\(design.platform) \(color)")
      }
    }
  }

  /// The names are those that Xcode writes to color sets.
  @Test(arguments: [
    ("systemBlueColor", SystemColor.blue), ("systemGray6Color", .gray6), ("labelColor", .label),
    ("quaternarySystemFillColor", .quaternaryFill), ("systemBackgroundColor", .background),
    ("secondarySystemGroupedBackgroundColor", .secondaryGroupedBackground),
  ])
  func aColorSetNamesAColorOfTheSystem(name: String, color: SystemColor) {
    #expect(SystemColor(catalogName: name) == color)
  }

  @Test(arguments: ["", "blueColor", "systemBlue", "systemblueColor"])
  func otherNamesAreNoColors(name: String) {
    #expect(SystemColor(catalogName: name) == nil)
  }
}
