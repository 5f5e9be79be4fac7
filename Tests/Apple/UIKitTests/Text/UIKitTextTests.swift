import Foundation
import TestSupport
import Testing
import UIKit

@Suite struct UIKitTextTests {
  /// Apple's "NSUnderlineStyle" reference.
  @Test func underlineStylesHaveAppleRawValues() {
    #expect(NSUnderlineStyle.single.rawValue == 0x1)
    #expect(NSUnderlineStyle.thick.rawValue == 0x2)
    #expect(NSUnderlineStyle.double.rawValue == 0x9)
    #expect(NSUnderlineStyle.byWord.rawValue == 0x8000)
    #expect(NSUnderlineStyle([.single, .patternDash]).rawValue == 0x201)
  }

  @Test func attributesSurviveTheWayToAttributedStringAndBack() throws {
    let font = UIFont.boldSystemFont(ofSize: 21)
    let given = NSMutableAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red, .font: font])
    given.append(NSAttributedString(string: " line", attributes: [.underlineStyle: 9, .kern: 2]))
    let text = AttributedString(given)
    #expect(String(text.characters) == "red line")
    let runs = Array(text.runs)
    #expect(runs.count == 2)
    #expect(
      try runs.element(0).uiKit.foregroundColor == UIColor.red && runs.element(0).uiKit.font == font
    )
    #expect(try runs.element(1).uiKit.underlineStyle == .double && runs.element(1).uiKit.kern == 2)
    #expect(try runs.element(1).uiKit.foregroundColor == nil)

    let back = NSAttributedString(text)
    #expect(back.string == "red line")
    #expect(back.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(back.attribute(.underlineStyle, at: 4, effectiveRange: nil) as? Int == 9)
    #expect(back.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
  }

  @Test func aLinkMayBeATextOrAURL() {
    let url = URL(string: "https://example.org/a")
    let asText = AttributeContainer([.link: "https://example.org/a"])
    let asURL = AttributeContainer([.link: url as Any])
    #expect(asText.link == url && asURL.link == url)
  }
}
