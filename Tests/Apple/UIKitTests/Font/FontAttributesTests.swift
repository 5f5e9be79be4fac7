import Foundation
import Testing
import UIKit

@Suite struct FontAttributesTests {
  @Test func attributesChangeADescriptor() {
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
    let bold = descriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold.rawValue], .size: 30,
    ])
    #expect(bold.pointSize == 30 && bold.symbolicTraits.contains(.traitBold))
    #expect(descriptor.fontAttributes[.size] as? CGFloat == 20)
    #expect(descriptor.fontAttributes[.traits] == nil)
  }

  /// SFNTLayoutTypes.h: number spacing is 6, of equal width 0; stylistic alternatives are 35, the sixth is turned on by 12
  /// and off by 13.
  @Test func featuresChangeADescriptor() throws {
    let key = (
      type: UIFontDescriptor.FeatureKey.type, selector: UIFontDescriptor.FeatureKey.selector
    )
    let plain = UIFont.systemFont(ofSize: 20)
    let legible = plain.fontDescriptor.addingAttributes([
      .featureSettings: [[key.type: 6, key.selector: 0], [key.type: 35, key.selector: 12]]
    ])
    let font = UIFont(descriptor: legible, size: 0)
    #expect(font.pointSize == 20 && font != plain)
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      (text as NSString).size(withAttributes: [.font: font]).width
    }
    #expect(width("1111", font) == width("8888", font))
    #expect(width("1111", plain) < width("8888", plain))
    let off = UIFont(
      descriptor: legible.addingAttributes([
        .featureSettings: [[key.type: 35, key.selector: 13]]
      ]), size: 0)
    #expect(off != font)
  }

  /// SFNTLayoutTypes.h: of vertical position (10), number case (21) and the forms of small letters (37) one selector is on
  /// at a time, 0 being the usual form of 10 and 37; stylistic alternatives (35) are each on or off.
  @Test(arguments: [
    ([10, 1, 10, 2], ["subs"]), ([10, 1, 10, 0], []), ([11, 2, 11, 0], []),
    ([21, 0, 21, 1], ["lnum"]),
    ([6, 0, 6, 1], ["pnum"]), ([37, 1, 37, 0], ["no smcp"]), ([38, 1, 38, 0], ["no c2sc"]),
    ([37, 1, 38, 1], ["smcp", "c2sc"]), ([35, 2, 35, 14], ["ss01", "ss07"]),
    ([35, 2, 35, 3], ["no ss01"]),
  ])
  func theLastOfSettingsThatExcludeEachOtherCounts(_ numbers: [Int], _ tags: [String]) {
    let key = (
      type: UIFontDescriptor.FeatureKey.type, selector: UIFontDescriptor.FeatureKey.selector
    )
    let settings = stride(from: 0, to: numbers.count, by: 2).map {
      [key.type: numbers[$0], key.selector: numbers[$0 + 1]]
    }
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
      .featureSettings: settings
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.features.map { ($0.isOn ? "" : "no ") + $0.tag } == tags)
  }

  /// Apple's documentation of `monospacedDigitSystemFont(ofSize:weight:)`.
  @Test func aFontOfMonospacedDigitsHasThem() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    func width(_ text: String) -> CGFloat {
      (text as NSString).size(withAttributes: [.font: font]).width
    }
    #expect(width("1111") == width("8888"))
  }

  /// Apple, “UIFont”, on iOS.
  @Test func theSystemsSizes() {
    #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
  }
}
