import FoundationExtras
import Testing

@Suite struct StorageTests {
  @Test func bothWaysToAFolderLeadToOne() {
    #expect(
      URL.cachesDirectory
        == FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
    #expect(FileManager.default.ubiquityIdentityToken == nil)
  }

  /// Apple, “NSStringEncoding”.
  @Test func encodingsHaveApplesNumbers() {
    #expect(NSString(data: Data("é".utf8), encoding: NSUTF8StringEncoding) == "é")
    #expect(NSISOLatin1StringEncoding == 5 && NSUTF16LittleEndianStringEncoding == 2_483_028_224)
  }

  @Test func aLocaleNamesCountriesAndCurrencies() {
    let german = NSLocale(localeIdentifier: "de_DE")
    #expect(german.localizedString(forCountryCode: "IT") == "Italien")
    #expect(german.localizedString(forLanguageCode: "fr") == "Französisch")
    #expect(german.localizedString(forCurrencyCode: "USD") == "US-Dollar")
    #expect(german.languageCode == "de")
    #expect(german.countryCode == "DE")
    #expect(german.currencyCode == "EUR")
    #expect(NSLocale(localeIdentifier: "tr").countryCode == nil)
  }
}
