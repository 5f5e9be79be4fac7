import Foundation
import FoundationExtras
import Testing

@Suite struct LocalizationTests {
  @Test func anInterpolationIsAKeyWithSpecifiers() {
    let count = 3, ratio = 0.5, name = "Kyoto"
    let value: String.LocalizationValue = "\(count) trips to \(name), \(ratio) of 100 %"
    #expect(value.key == "%lld trips to %@, %lf of 100 %%")
  }

  /// No table of the tests has the key, so the key itself is the text, with its arguments.
  @Test func aStringWithoutATranslationIsItself() {
    let count = 3
    let english = Locale(identifier: "en_US")
    #expect(String(localized: "\(count) trips", locale: english) == "3 trips")
    #expect(String(localized: "Save 50 %", locale: english) == "Save 50 %")
    #expect(
      String(localized: "key.of.title", defaultValue: "Trips", locale: english) == "Trips")
    let resource: LocalizedStringResource = "\(count) of them"
    #expect(String(localized: resource) == "3 of them")
    #expect(NSLocalizedString("plain", comment: "") == "plain")
    #expect(NSLocalizedString("plain", value: "Plain", comment: "") == "Plain")
  }

  /// Apple's Libc drops the sign (stdio/FreeBSD/vfprintf.c), which 0/0 has on x86-64 and not on arm64.
  @Test(arguments: [Double.nan, -Double.nan]) func notANumberHasNoSign(_ number: Double) {
    #expect(String(format: "%.1f %F", number, number) == "nan NAN")
    #expect(String(format: "%.1f", CGFloat(number)) == "nan")
    #expect(String(format: "%.1f", Float(number)) == "nan")
  }

  @Test(arguments: ["", "..", ".", "a/b", "../../etc"])
  func anAppGroupThatWouldLeadElsewhereHasNoFolder(name: String) {
    #expect(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
  }
}
