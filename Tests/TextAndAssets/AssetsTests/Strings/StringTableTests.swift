import Foundation
import Testing

@testable import Assets

struct StringTableTests {
  @Test func stringsFilesHaveCommentsAndEscapes() throws {
    let strings = #"""
      /* A comment; "not" = "this"; */
      "Hello" = "Bonjour"; // another
      plain_key = "Sans guillemets";
      "Quote \"it\"" = "Dit «\U00e9t\U00E9»\n\tfin";
      "Percent" = "100 %";
      """#
    let product = try Product(["fr.lproj/Localizable.strings": strings])
    func french(_ key: String) -> String? {
      product.library.string(forKey: key, table: nil, locale: "fr_FR")
    }
    #expect(french("Hello") == "Bonjour")
    #expect(french("plain_key") == "Sans guillemets")
    #expect(french(#"Quote "it""#) == "Dit «été»\n\tfin")
    #expect(french("Percent") == "100 %")
    #expect(french("not") == nil)
  }

  @Test func aFileInUTF16IsRead() throws {
    let product = try Product()
    let folder = product.folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try #""Good" = "Grün";"#.data(using: .utf16)?
      .write(to: folder.appendingPathComponent("Localizable.strings"))
    #expect(product.library.string(forKey: "Good", table: nil, locale: "de") == "Grün")
  }

  @Test func aDamagedTableIsNoTable() throws {
    let product = try Product([
      "en.lproj/Localizable.strings": #""a" = "b"; "unfinished"#,
      "Broken.xcstrings": "{", "en.lproj/Broken.stringsdict": "<plist>",
    ])
    #expect(product.library.string(forKey: "a", table: nil, locale: "en") == "b")
    #expect(product.library.string(forKey: "x", table: "Broken", locale: "en") == nil)
  }

  @Test func tablesAreApart() throws {
    let product = try Product([
      "en.lproj/Localizable.strings": #""k" = "one";"#, "en.lproj/Other.strings": #""k" = "two";"#,
    ])
    #expect(product.library.string(forKey: "k", table: "Other", locale: "en") == "two")
    #expect(product.library.string(forKey: "k", table: nil, locale: "en") == "one")
  }

  @Test func stringsDictChoosesByNumber() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%d days</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@days@ left</string>
      <key>days</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d day</string><key>other</key><string>%d days</string>
      </dict></dict></dict></plist>
      """
    let product = try Product(["en.lproj/Localizable.stringsdict": list])
    func days(_ number: Int64) -> String? {
      product.library.localizedString(
        forKey: "%d days", table: nil, locale: "en_US", arguments: [.integer(number)])
    }
    #expect(days(1) == "1 day left")
    #expect(days(12) == "12 days left")
  }
}
