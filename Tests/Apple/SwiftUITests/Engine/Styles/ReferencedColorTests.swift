import Foundation
import SystemDesigns
import TestSupport
import Testing
import UIKit

@testable import SwiftUI

/// Color sets that name a color of the system, which Xcode writes for "System Blue Color".
@MainActor @Suite struct ReferencedColorTests {
  private func bundle(reference: String, in folder: ScratchFolder) throws -> Bundle {
    try folder.write(
      """
      {"colors": [{"idiom": "universal",
        "color": {"platform": "universal", "reference": "\(reference)"}}],
        "info": {"author": "xcode", "version": 1}}
      """, to: "A.xcassets/C.colorset/Contents.json")
    return try #require(Bundle(path: folder.path))
  }

  /// Apple's Human Interface Guidelines, "System colors": light, dark, and both with increased contrast; of December
  /// 2022 for iOS 18 and of June 2025 for iOS 26. The label of a Mac: 216 of 255, as in a picture of CodeEdit's.
  @Test(arguments: [
    ("systemBlueColor", SystemDesign.iOS18, ["#007AFF", "#0A84FF", "#0040DD", "#409CFF"]),
    ("systemBlueColor", .iOS26, ["#0088FF", "#0091FF", "#1E6EF4", "#5CB8FF"]),
    ("systemGray6Color", .iOS18, ["#F2F2F7", "#1C1C1E", "#EBEBF0", "#242426"]),
    ("labelColor", .macOS26, ["#000000D8", "#FFFFFFD8", "#000000D8", "#FFFFFFD8"]),
  ])
  func theDesignTheAppearanceAndTheContrastDecide(
    reference: String, design: SystemDesign, hexes: [String]
  ) throws {
    let folder = try ScratchFolder("colors")
    let bundle = try bundle(reference: reference, in: folder)
    let named = try #require(UIColor(named: "C", in: bundle, compatibleWith: nil))
    for color in [Color("C", bundle: bundle), Color(uiColor: named)] {
      let drawn = [ColorSchemeContrast.standard, .increased].flatMap { contrast in
        [ColorScheme.light, .dark].flatMap { scheme in
          Drawn(color) {
            $0.systemDesign = design
            $0.colorScheme = scheme
            $0._colorSchemeContrast = contrast
          }.hexes
        }
      }
      #expect(drawn == hexes)
    }
  }

  @Test func aNameThatIsNoColorOfTheSystemIsReported() throws {
    let folder = try ScratchFolder("colors")
    let bundle = try bundle(reference: "systemPlaidColor", in: folder)
    #expect(UIColor(named: "C", in: bundle, compatibleWith: nil) == nil)
    let messages = Drawn(Color("C", bundle: bundle)).list.diagnostics.map(\.message)
    #expect(
      messages == [
        "The colour “C” is drawn as nothing, as on iOS: the color set “C” names “systemPlaidColor”, which isn't known "
          + "as a color of the system. Mend the catalogue, or correct the name."
      ])
  }
}
