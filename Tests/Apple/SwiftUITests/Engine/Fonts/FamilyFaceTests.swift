import Testing
import Typesetting
import UIKit

@testable import SwiftUI

/// The face of a family that a custom font's modifiers ask for: OpenSwiftUI's audited ModifiedFont.swift @069dd80.
@Suite struct FamilyFaceTests {
  private func face(_ font: Font, _ more: [FontModifier] = []) -> FontDescriptor.FamilyFace {
    font.descriptor(size: .large, legibility: nil, more: more).familyFace
  }

  @Test func aCustomFontIsTheFaceOfItsNameUntilAWeightIsAskedFor() {
    let font = Font.custom("NotoSans-Regular", size: 17)
    #expect(face(font) == .named)
    #expect(face(font.italic()) == .named)
    #expect(face(font.bold()) == .bold)
    #expect(face(font.weight(.semibold)) == .weighted)
    #expect(face(font.bold().weight(.light)) == .weighted)
    #expect(face(font, [.weight(.medium)]) == .weighted)
    #expect(face(font.bold(), [.bold(false)]) == .named)
    #expect(face(.body.bold()) == .named)
  }

  @Test func aFontOfUIKitsIsTheFaceOfItsName() throws {
    let font = try #require(UIFont(name: "NotoSans-Regular", size: 17))
    #expect(face(Font(font)) == .named)
  }
}
