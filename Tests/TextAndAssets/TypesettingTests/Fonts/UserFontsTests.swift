import Foundation
import TestSupport
import Testing

@testable import Typesetting

@Suite struct UserFontsTests {
  private typealias Face = FontDescriptor.FamilyFace

  /// Noto Sans with two faces, its files in the order of their names: the bold one is the first.
  private func notoSans() throws -> UserFonts {
    let files = try ["NotoSans-Bold", "NotoSans-Regular"].map { id in
      let entry = try #require(FontManifest.pinned.entry(id))
      return URL(fileURLWithPath: FontLocations.path(of: entry))
    }
    return UserFonts(directory: nil, files: files)
  }

  @Test func aFontOfTheUsersOwnIsFoundByItsFamily() throws {
    let source = FontLocations.pinned.appendingPathComponent("Nunito.ttf")
    let fonts = UserFonts(directory: nil, files: [source])
    #expect(fonts.find("Nunito", .named, weight: 400, italic: false)?.path == source.path)
    #expect(fonts.find("SF Pro", .named, weight: 400, italic: false) == nil)
    #expect(fonts.find("SF Pro", .weighted, weight: 400, italic: false) == nil)
  }

  /// The figures of the table `OS/2` of the two files: 400 and 700.
  @Test func aPostScriptNameIsOfOneFaceAndAFamilysOfItsRegularOne() throws {
    let fonts = try notoSans()
    func name(_ name: String) -> String? {
      fonts.find(name, .named, weight: 400, italic: false)?.postScript
    }
    #expect(name("NotoSans-Bold") == "NotoSans-Bold")
    #expect(name("NotoSans-Regular") == "NotoSans-Regular")
    #expect(name("Noto Sans") == "NotoSans-Regular")
    #expect(name("noto sans") == "NotoSans-Regular")
  }

  /// SchweizerischeBundesbahnen/mobile-ios-design-swiftui @051dac8, testSBBPromotionBox.1 and .2: `Text("Title").bold()` in
  /// SBBWeb-Light is drawn in SBBWeb-Bold.
  @Test func aBoldTextIsInTheFamilysBoldFace() throws {
    let fonts = try notoSans()
    for name in ["NotoSans-Regular", "NotoSans-Bold", "Noto Sans"] {
      #expect(fonts.find(name, .bold, weight: 700, italic: false)?.postScript == "NotoSans-Bold")
    }
  }

  /// A symbolic trait that a family lacks changes nothing (CTFontDescriptorCreateCopyWithSymbolicTraits).
  @Test func aFamilyWithoutABoldOrAnItalicFaceKeepsTheOneNamed() throws {
    let entry = try #require(FontManifest.pinned.entry("NotoSans-Regular"))
    let regular = UserFonts(
      directory: nil, files: [URL(fileURLWithPath: FontLocations.path(of: entry))])
    #expect(
      regular.find("NotoSans-Regular", .bold, weight: 700, italic: false)?.postScript
        == "NotoSans-Regular")
    let fonts = try notoSans()
    #expect(
      fonts.find("NotoSans-Bold", .named, weight: 400, italic: true)?.postScript
        == "NotoSans-Bold")
  }

  /// OpenSwiftUI's audited `WeightModifier` (ModifiedFont.swift @069dd80) drops a custom font's name, keeps its family and asks
  /// for the weight. Apple, `UIFontDescriptor.TraitKey.weight`: the closest match is taken; medium is 0.23, regular 0, bold 0.4.
  @Test(arguments: [
    (100.0, "Regular"), (300, "Regular"), (400, "Regular"), (500, "Bold"), (600, "Bold"),
    (700, "Bold"),
    (900, "Bold"),
  ])
  func aWeightChoosesTheNearestFaceWhateverTheNameIsOf(_ weight: Double, _ face: String) throws {
    let fonts = try notoSans()
    for name in ["NotoSans-Regular", "NotoSans-Bold", "Noto Sans"] {
      let found = fonts.find(name, .weighted, weight: weight, italic: false)
      #expect(found?.postScript == "NotoSans-" + face)
    }
  }
}
