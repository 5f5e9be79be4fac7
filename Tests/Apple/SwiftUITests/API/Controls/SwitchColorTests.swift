import Assets
import DisplayList
import Foundation
import SystemDesigns
import Testing

@testable import SwiftUI

/// The colour of a switch that is on, without a tint. In channelForm_primary of meshtastic/Meshtastic-Apple @9f0d810 (iOS 26) it is
/// (40, 85, 168), the components of the product's accent colour set.
@MainActor
@Suite struct SwitchColorTests {
  private static let blue = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
    {"red": "0.157", "green": "0.333", "blue": "0.659", "alpha": "1.000"}}}]}
    """
  /// The accent colour set of a new project of Xcode's.
  private static let empty = """
    {"colors": [{"idiom": "universal"}], "info": {"author": "xcode", "version": 1}}
    """

  /// The colour, 0…255, in a product whose accent colour set has these contents; nil for a product without the set.
  private func color(_ contents: String?, _ design: SystemDesign = .iOS26) throws -> [Int] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let set = folder.appendingPathComponent("A.xcassets/AccentColor.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    if let contents {
      try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    }
    let environment = EnvironmentValues()
    let accent = environment.productAccent(
      named: "AccentColor", in: AssetLibrary(folders: [folder]))
    let color = Switch.untintedColor(design.controls.toggle, productAccent: accent)
      .rgba(in: environment)
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  /// Apple, Human Interface Guidelines, “Color”: the system's green is (52, 199, 89).
  @Test func itIsTheProductsAccentColorOnAnIPhoneWhereThereIsOne() throws {
    #expect(try color(Self.blue) == [40, 85, 168])
    #expect(try color(Self.empty) == [52, 199, 89])
    #expect(try color(nil) == [52, 199, 89])
    #expect(try color(Self.blue, .iOS18) == [52, 199, 89])
  }

  /// No picture shows what a switch of other platforms has: they keep what they had.
  @Test func otherPlatformsDoNotTakeWhatWasSeenOnAnIPhone() throws {
    for design in [SystemDesign.watchOS26, .macOS26] {
      #expect(try color(Self.blue, design) == [52, 199, 89])
      #expect(!design.controls.toggle.isFlat)
      #expect(design.controls.toggle.overhang == 0)
    }
  }
}
