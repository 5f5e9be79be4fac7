import Foundation
import TestSupport
import Testing

@testable import Assets

/// Broken files are named with their lines.
@Suite struct AssetProblemsTests {
  private func problems(_ files: [String: String]) throws -> [String] {
    try Product(files).library.problems.map(\.description)
  }

  @Test func brokenJSONNamesTheLine() throws {
    let text = """
      {
        "colors" : [
          { "idiom" : "universal", "color" : }
        ]
      }
      """
    let product = try Product(["A.xcassets/Sky.colorset/Contents.json": text])
    let expected =
      "A.xcassets/Sky.colorset/Contents.json:3: the JSON is broken (invalid value); mend it there or just before."
    #expect(product.library.problems.map(\.description) == [expected])
    #expect(product.library.reasonForMissingColor(named: "Sky") == String(expected.dropLast()))
  }

  @Test func aFileThatIsMissingIsNamed() throws {
    let text = """
      {
        "images" : [
          { "idiom" : "universal", "scale" : "2x" },
          { "idiom" : "universal", "scale" : "3x", "filename" : "boat@3x.png" }
        ]
      }
      """
    let product = try Product(["A.xcassets/Boat.imageset/Contents.json": text])
    #expect(
      product.library.problems.map(\.description) == [
        "A.xcassets/Boat.imageset/Contents.json:4: the file boat@3x.png isn't there; add it, or remove the entry's "
          + "“filename”."
      ])
    #expect(
      product.library.reasonForMissingImage(named: "Boat").hasPrefix(
        "A.xcassets/Boat.imageset/Contents.json:4: the file boat@3x.png isn't there"))
  }

  @Test func anUnknownIdiomAndScaleAreNamed() throws {
    let text = """
      { "images" : [
        { "idiom" : "universal" },
        { "idiom" : "iphoen" },
        { "idiom" : "universal", "scale" : "4x" }
      ] }
      """
    let found = try problems(["A.xcassets/Boat.imageset/Contents.json": text])
    #expect(found.count == 2)
    #expect(
      try found.element(0).hasPrefix(
        "A.xcassets/Boat.imageset/Contents.json:3: “iphoen” is no idiom; use one of universal,"))
    #expect(
      try found.element(1)
        == "A.xcassets/Boat.imageset/Contents.json:4: “4x” is no scale; use one of 1x, 2x, 3x.")
  }

  @Test(arguments: [
    ("0xGG", "“0xGG” is no value of the component “red”; write 0xFF, 255 or 1.000."),
    ("300", "“300” is no value of the component “red”; write 0xFF, 255 or 1.000."),
    ("rot", "“rot” is no value of the component “red”; write 0xFF, 255 or 1.000."),
  ])
  func aWrongComponentIsNamed(value: String, message: String) throws {
    let text = """
      { "colors" : [ {
        "idiom" : "universal",
        "color" : { "color-space" : "srgb", "components" : {
          "alpha" : "1.000",
          "blue" : "0x10",
          "green" : "0x20",
          "red" : "\(value)" } }
      } ] }
      """
    let found = try problems(["A.xcassets/Sky.colorset/Contents.json": text])
    #expect(found == ["A.xcassets/Sky.colorset/Contents.json:7: \(message)"])
  }

  @Test func aMissingComponentIsNamed() throws {
    let text = """
      { "colors" : [ { "color" : { "components" : { "red" : "1.0", "green" : "0.5", "alpha" : "1.0" } } } ] }
      """
    #expect(
      try problems(["A.xcassets/Sky.colorset/Contents.json": text])
        == ["A.xcassets/Sky.colorset/Contents.json:1: the component “blue” is missing; add it."])
  }

  @Test(arguments: [
    (
      "\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";\n", 2,
      "the semicolon behind the value of “c” is missing."
    ),
    ("\"a\" = \"b\";\n\n\"c\" \"d\";\n", 3, "the key “c” has no “=” behind it."),
    ("/* a */\n\"a\" = \"b;\n", 2, "the quotation mark isn't closed."),
  ])
  func aTableOfStringsNamesTheLine(text: String, line: Int, message: String) throws {
    #expect(
      try problems(["de.lproj/Localizable.strings": text])
        == ["de.lproj/Localizable.strings:\(line): \(message)"])
  }

  @Test func soundFilesHaveNoProblem() throws {
    let strings = "// A comment\n\"a\" = \"b \\\" c\";\nkey;\n"
    #expect(try problems(["en.lproj/Localizable.strings": strings]) == [])
    #expect(
      try problems(["Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {}}"#]) == [])
  }

  @Test func aStringCatalogueNamesTheLine() throws {
    let found = try problems(["Localizable.xcstrings": "{\n \"strings\" : {\n \"a\" : ,\n } }"])
    #expect(
      found == [
        "Localizable.xcstrings:3: the JSON is broken (invalid value); mend it there or just before."
      ])
  }

  @Test func aBundleIsNamedWhereSomethingIsMissing() throws {
    let product = try Product()
    let library = AssetLibrary(folders: [product.folder], owner: "the bundle Kit_Kit.resources")
    #expect(
      library.reasonForMissingImage(named: "boat")
        == "no catalogue of the bundle Kit_Kit.resources has an image “boat”")
    #expect(
      library.reasonForMissingColor(named: "Sky")
        == "no catalogue of the bundle Kit_Kit.resources has a color “Sky”")
  }
}
