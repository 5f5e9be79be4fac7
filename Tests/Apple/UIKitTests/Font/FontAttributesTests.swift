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

  /// Apple, “UIFont”, on iOS.
  @Test func theSystemsSizes() {
    #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
  }
}
