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

  /// Foundation ends the process at a width or precision beyond `Int32.max`, and takes gigabytes below it.
  @Test(arguments: [
    ("%9223372036854775808d", 1000), ("%-2147483648.1f", 1000), ("%099999x", 1000),
    // C's printf: the digits before the point, the point, and the places after it.
    ("%.4294967296f", 1 + 1 + 1000), ("%.2f", 4), ("%06.1f", 6),
  ])
  func aFormatOfAnExtremeWidthIsBounded(format: String, length: Int) throws {
    let product = try Product(["en.lproj/Localizable.strings": "\"k\" = \"\(format)\";"])
    let text = product.library.text(
      forKey: "k", table: nil, locale: "en", arguments: [.integer(7)])
    #expect(text.count == length)
  }

  /// C would take the number for the address of a string, and end the process.
  @Test(arguments: [
    ("%s", LocalizedStringArgument.integer(7), "7"), ("%8s", .integer(-7), "-7"),
    ("%s", .number(2.5), "2.5"), ("%c", .number(2.5), "2.5"), ("%s", .text("x"), "x"),
  ])
  func aFormatOfCsStringTakesNumbers(
    format: String, argument: LocalizedStringArgument, shown: String
  ) throws {
    let product = try Product(["en.lproj/Localizable.strings": "\"k\" = \"\(format)\";"])
    let text = product.library.text(
      forKey: "k", table: nil, locale: "en", arguments: [argument])
    #expect(text == shown)
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

  /// A `.stringsdict` with one entry, `key`.
  private static func list(_ key: String, _ format: String, one: String, other: String) -> String {
    """
    <plist version="1.0"><dict><key>\(key)</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
    <key>days</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string>
    </dict></dict></dict></plist>
    """
  }

  /// A format as `NSLocalizedString` returns it and `String(format:)` takes it; parts of several tables have one name.
  @Test func aFormatThatWasHandedOutKnowsItsParts() throws {
    let product = try Product([
      "en.lproj/Localizable.stringsdict": Self.list(
        "left", "%2$@: %1$#@days@ left", one: "%d day", other: "%d days"),
      "en.lproj/Other.stringsdict": Self.list("gone", "%#@days@", one: "a day", other: "%d gone"),
      "Catalog.xcstrings": #"""
      {"sourceLanguage": "en", "strings": {"trips": {"localizations": {"en": {"variations": {"plural": {
      "one": {"stringUnit": {"value": "%lld trip"}}, "other": {"stringUnit": {"value": "%lld trips"}}}}}}}}}
      """#,
    ])
    func format(_ key: String, _ table: String?, _ arguments: [LocalizedStringArgument]) throws
      -> String?
    {
      let format = try #require(
        product.library.plainFormat(forKey: key, table: table, locale: "en_US"))
      return PluralFormats.expanding(format, locale: "en_US", arguments: arguments)
    }
    #expect(try format("left", nil, [.integer(1), .text("Tea")]) == "%2$@: %1$d day left")
    #expect(try format("left", nil, [.integer(3), .text("Tea")]) == "%2$@: %1$d days left")
    #expect(try format("gone", "Other", [.integer(1)]) == "a day")
    #expect(try format("gone", "Other", [.integer(2)]) == "%1$d gone")
    #expect(try format("trips", "Catalog", [.integer(1)]) == "%lld trip")
    #expect(try format("trips", "Catalog", [.integer(2)]) == "%lld trips")
    // Put together with other text, it is still known.
    let left = try #require(
      product.library.plainFormat(forKey: "gone", table: "Other", locale: "en"))
    #expect(
      PluralFormats.expanding("%@, \(left)", locale: "en", arguments: [.text("Tea"), .integer(5)])
        == "%1$@, %2$d gone")
    // A format without a mark stays as it is.
    #expect(PluralFormats.expanding("%#@days@", locale: "en", arguments: [.integer(1)]) == nil)
    #expect(PluralFormats.expanding("%d %@", locale: "en", arguments: []) == nil)
  }
}
