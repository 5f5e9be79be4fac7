import Foundation
import TestSupport
import Testing

@testable import Typesetting

@Suite struct UserFontsTests {
  /// Noto Sans with two faces, its files in the order of their names: the bold one is the first.
  private func notoSans() throws -> UserFonts {
    let files = try ["NotoSans-Bold", "NotoSans-Regular"].map { id in
      let entry = try #require(FontManifest.pinned.entry(id))
      return URL(fileURLWithPath: FontLocations.path(of: entry))
    }
    return UserFonts(directory: nil, files: files)
  }

  /// A family of three widths, two of whose names tell them apart, in the order of the names of its files.
  private static let superfamily: UserFonts = {
    let faces: [(String, Double)] = [
      ("Grotesk-Bold", 700), ("Grotesk-BoldItalic", 700), ("Grotesk-Italic", 400),
      ("Grotesk-Regular", 400), ("GroteskCondensed-Bold", 700), ("GroteskCondensed-Light", 300),
      ("GroteskCondensed-LightItalic", 300), ("GroteskCondensed-Regular", 400),
      ("GroteskWide-Italic", 400), ("GroteskWide-Regular", 400),
    ]
    return family("Grotesk", faces)
  }()

  private static func family(_ name: String, _ faces: [(String, Double)]) -> UserFonts {
    UserFonts(
      faces.map { face, weight in
        UserFonts.Found(
          path: face, index: 0, family: name, postScript: face, weight: weight,
          isItalic: face.hasSuffix("Italic"))
      })
  }

  /// OpenSwiftUI's audited `ItalicModifier` (ModifiedFont.swift @069dd80) asks for the symbolic trait of the font that it is
  /// given, and a bold one for both traits.
  @Test(arguments: [
    ("Grotesk-Regular", FontDescriptor.FamilyFace.named, 400.0, "Grotesk-Italic"),
    ("Grotesk-Bold", .named, 400, "Grotesk-BoldItalic"),
    ("Grotesk-Italic", .bold, 700, "Grotesk-BoldItalic"),
    ("Grotesk", .named, 400, "Grotesk-Italic"),
    ("Grotesk-Regular", .weighted, 800, "Grotesk-BoldItalic"),
  ])
  func anItalicIsTheFamilys(
    _ name: String, _ face: FontDescriptor.FamilyFace, _ weight: Double, _ expected: String
  ) {
    let found = Self.superfamily.find(name, face, weight: weight, italic: true)
    #expect(found?.postScript == expected)
  }

  /// Apple, `UIFontDescriptor.TraitKey`: weight, width and slant are traits of their own.
  @Test(arguments: [
    // The condensed light one is nearer in weight.
    ("Grotesk-Regular", FontDescriptor.FamilyFace.weighted, 300.0, false, "Grotesk-Regular"),
    ("GroteskCondensed-Regular", .weighted, 300, false, "GroteskCondensed-Light"),
    ("GroteskWide-Regular", .weighted, 700, false, "GroteskWide-Regular"),
    // Of its width there is no bold face, and of the condensed bold one no italic.
    ("GroteskWide-Regular", .bold, 700, false, "GroteskWide-Regular"),
    ("GroteskWide-Regular", .bold, 700, true, "GroteskWide-Italic"),
    ("GroteskCondensed-Light", .bold, 700, false, "GroteskCondensed-Bold"),
    ("GroteskCondensed-Light", .named, 300, true, "GroteskCondensed-LightItalic"),
  ])
  func aFaceKeepsItsWidth(
    _ name: String, _ face: FontDescriptor.FamilyFace, _ weight: Double, _ italic: Bool,
    _ expected: String
  ) {
    let found = Self.superfamily.find(name, face, weight: weight, italic: italic)
    #expect(found?.postScript == expected)
  }

  /// The PostScript names of Monotype's Arial.
  @Test func theMakersMarkInANameIsNoWidth() {
    let arial = Self.family("Arial", [("Arial-BoldMT", 700), ("ArialMT", 400)])
    #expect(arial.find("ArialMT", .bold, weight: 700, italic: false)?.postScript == "Arial-BoldMT")
    #expect(
      arial.find("Arial-BoldMT", .weighted, weight: 400, italic: false)?.postScript == "ArialMT")
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
