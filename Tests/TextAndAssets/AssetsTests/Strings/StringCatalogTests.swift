import Foundation
import Testing

@testable import Assets

struct StringCatalogTests {
  let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Only a key": {},
      "Title": {"localizations": {
        "zh-Hans": {"stringUnit": {"state": "translated", "value": "标题"}},
        "zh-Hant": {"stringUnit": {"state": "translated", "value": "標題"}},
        "pt-BR": {"stringUnit": {"state": "translated", "value": "Título"}}}},
      "%lld trips": {"localizations": {
        "en": {"variations": {"plural": {
          "zero": {"stringUnit": {"value": "No trips"}},
          "one": {"stringUnit": {"value": "%lld trip"}},
          "other": {"stringUnit": {"value": "%lld trips"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld поездка"}},
          "few": {"stringUnit": {"value": "%lld поездки"}},
          "many": {"stringUnit": {"value": "%lld поездок"}},
          "other": {"stringUnit": {"value": "%lld поездки"}}}}},
        "zh-Hans": {"variations": {"plural": {
          "other": {"stringUnit": {"value": "%lld 次旅行"}}}}}}},
      "%@ by %@": {"localizations": {
        "ja": {"stringUnit": {"value": "%2$@の%1$@"}}}},
      "%lld in %lld": {"localizations": {"en": {
        "stringUnit": {"value": "%#@birds@ in %#@trees@"},
        "substitutions": {
          "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg bird"}},
            "other": {"stringUnit": {"value": "%arg birds"}}}}},
          "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg tree"}},
            "other": {"stringUnit": {"value": "%arg trees"}}}}}}}}}
    }}
    """

  func string(
    _ key: String, _ locale: String, _ arguments: [AssetLibrary.StringArgument] = []
  ) throws -> String? {
    try Product(["Localizable.xcstrings": catalog]).library.localizedString(
      forKey: key, table: nil, locale: locale, arguments: arguments)
  }

  @Test(arguments: [
    ("zh_Hans_CN", "标题"), ("zh_CN", "标题"), ("zh-Hans", "标题"), ("zh", "标题"),
    ("zh_Hant_TW", "標題"), ("zh_TW", "標題"), ("zh_HK", "標題"), ("pt_BR", "Título"),
    ("pt_PT", "Título"), ("en_US", "Title"), ("fr_FR", "Title"), ("", "Title"),
    ("zh_CN@calendar=chinese", "标题"),
  ])
  func theClosestLanguageIsTaken(locale: String, expected: String) throws {
    #expect(try string("Title", locale) == expected)
  }

  @Test func aKeyWithoutTextsIsItsOwnText() throws {
    #expect(try string("Only a key", "de") == "Only a key")
    #expect(try string("No such key", "de") == nil)
  }

  @Test(
    arguments: [
      ("en", 0, "No trips"), ("en", 1, "1 trip"), ("en", 2, "2 trips"),
      ("en_US", 1234, "1,234 trips"),
      ("ru", 1, "1 поездка"), ("ru", 3, "3 поездки"), ("ru", 11, "11 поездок"),
      ("ru", 21, "21 поездка"), ("zh_Hans", 1, "1 次旅行"),
    ] as [(String, Int64, String)])
  func theFormForANumber(locale: String, number: Int64, expected: String) throws {
    #expect(try string("%lld trips", locale, [.integer(number)]) == expected)
  }

  /// The names that Xcode 26 gives arguments are for its generated symbols.
  @Test(arguments: [
    ("%(posts)lld posts of %(name)@", "3 posts of Ada"),
    ("%2$(name)@: %1$(posts)lld", "Ada: 3"), ("%(posts)lld (%%(off)) %@", "3 (%(off)) Ada"),
    ("%%(off) sale %(posts)lld %@", "%(off) sale 3 Ada"),
  ])
  func namesOfArgumentsAreLeftOut(value: String, text: String) throws {
    let product = try Product([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.1", "strings": {"k": {"extractionState": "manual",
      "localizations": {"en": {"stringUnit": {"state": "translated", "value": "\(value)"}}}}}}
      """
    ])
    #expect(
      product.library.localizedString(
        forKey: "k", table: nil, locale: "en_US", arguments: [.integer(3), .text("Ada")]) == text)
  }

  @Test func argumentsCanChangePlaces() throws {
    #expect(try string("%@ by %@", "ja", [.text("本"), .text("人")]) == "人の本")
    #expect(try string("%@ by %@", "en", [.text("A"), .text("B")]) == "A by B")
  }

  @Test func partsHaveFormsOfTheirOwn() throws {
    let arguments: [AssetLibrary.StringArgument] = [.integer(1), .integer(4)]
    #expect(try string("%lld in %lld", "en", arguments) == "1 bird in 4 trees")
  }

  @Test(
    arguments: [
      ("%.1f °C", [.number(21.44)], "21.4 °C"), ("%@%%", [.integer(50)], "50%"),
      ("%05lld", [.integer(42)], "00042"), ("%x", [.integer(255)], "ff"),
      ("%2$@ %1$@", [.text("a"), .text("b")], "b a"), ("%@ and %@", [.text("one")], "one and "),
      ("100 %", [.text("x")], "100 %"), ("%lld", [.text("text")], "text"),
      ("%", [.integer(1)], "%"),
      ("%@", [.number(1.5)], "1.5"), ("%#@gone@!", [.integer(1)], "!"),
    ] as [(String, [AssetLibrary.StringArgument], String)])
  func formatsAreFilled(
    format: String, arguments: [AssetLibrary.StringArgument], expected: String
  ) {
    #expect(AssetLibrary.format(format, locale: "en_US", arguments: arguments) == expected)
  }

  @Test func theFormCanBeHadWithItsPlacesStillOpen() throws {
    let library = try Product(["Localizable.xcstrings": catalog]).library
    func format(_ key: String, _ numbers: [Int64]) -> String? {
      library.format(
        forKey: key, table: nil, locale: "en_US", arguments: numbers.map { .integer($0) })
    }
    #expect(format("%lld trips", [1]) == "%lld trip")
    #expect(format("%lld trips", [5]) == "%lld trips")
    #expect(format("%lld in %lld", [2, 1]) == "%1$lld birds in %2$lld tree")
  }
}
