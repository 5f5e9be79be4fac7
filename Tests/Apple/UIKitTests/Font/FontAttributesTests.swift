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
